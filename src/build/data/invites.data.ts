import {install} from '../../facts/install';
import type {PresetKey} from '../../facts/invitePresets';
import {links} from '../../facts/links';
import {diagnoseCommandName} from '../../facts/derived/commands/commandIndex';
import {product} from '../../facts/product';
import {describedPresets, inviteLink, permissionsRequestedBy} from '../../facts/derived/invites';
import {permissionInteger, permissionLabel} from '../../facts/derived/permissions';

const recommendedKey: PresetKey = 'recommended';

const presets = describedPresets.map((preset) => {
  const permissions = permissionsRequestedBy(preset);
  return {
    key: preset.key,
    label: preset.label,
    labelSuffix: preset.labelSuffix,
    contents: preset.contents,
    notes: [preset.additions, preset.note].filter(Boolean).join(' '),
    permissions: permissions.map(permissionLabel),
    href: inviteLink(permissionInteger(permissions)),
  };
});

export default {
  productName: product.name,
  supportServer: links.supportServer,
  whoCanAdd: install.whoCanAdd,
  rolePosition: install.permissionPolicy.rolePosition,
  diagnoseCommandName,
  presets: [...presets.filter(({key}) => key === recommendedKey), ...presets.filter(({key}) => key !== recommendedKey)],
};
