import {install, invitePresets} from '../../facts/install';
import {inviteLink, links} from '../../facts/links';
import {permissionInteger, permissionLabel, presetPermissions} from '../../facts/permissions';
import {product} from '../../facts/product';

/** Ready invites, each with what it asks for, and what to know before adding the bot. */
export default {
  name: product.name,
  dashboard: links.dashboard,
  supportServer: links.supportServer,
  whoCanAdd: install.whoCanAdd,
  administrator: install.permissionPolicy.administrator,
  presets: invitePresets.map((preset) => {
    const permissions = presetPermissions(preset);
    return {
      key: preset.key,
      label: preset.label,
      purpose: preset.purpose,
      permissions: permissions.map(permissionLabel),
      href: inviteLink(permissionInteger(permissions)),
    };
  }),
};
