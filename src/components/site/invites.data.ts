import {install, invitePresets} from '../../facts/install';
import {inviteLink, links} from '../../facts/links';
import {
  permissionAnchor,
  permissionIndex,
  permissionInteger,
  permissionLabel,
  permissionReasons,
  presetPermissions,
} from '../../facts/permissions';
import {product} from '../../facts/product';

/** Ready invites, each with what it asks for, the reasons for every permission, and what to know before adding the bot. */
export default {
  name: product.name,
  dashboard: links.dashboard,
  supportServer: links.supportServer,
  whoCanAdd: install.whoCanAdd,
  administrator: install.permissionPolicy.administrator,
  reasons: permissionIndex().map(({name, label}) => ({
    id: permissionAnchor(name),
    label,
    uses: permissionReasons(name),
  })),
  presets: invitePresets.map((preset) => {
    const permissions = presetPermissions(preset);
    return {
      key: preset.key,
      label: preset.label,
      purpose: preset.purpose,
      permissions: permissions.map((name) => ({id: permissionAnchor(name), label: permissionLabel(name)})),
      href: inviteLink(permissionInteger(permissions)),
    };
  }),
};
