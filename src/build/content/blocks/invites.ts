import {facts} from '../factTree';
import {invitePresets} from '../../../facts/invitePresets';
import {intents} from '../../../facts/derived/intents';
import {presetPermissions} from '../../../facts/derived/invites';
import type {Permission, PermissionNeed, PermissionNeeds} from '../../../facts/types';
import {counted} from '../../../lib/sentences';
import {join, mdx, table, type Markdown} from './mdx';
import {featureList, ownerTitle} from './feature';

const ownerTitles = (ids: readonly string[]): string => ids.map(ownerTitle).join(', ') || 'nothing';

const permissionRow = ({label, requiredBy, optionalFor}: (typeof facts.permissionIndex)[number]): Markdown => {
  const required = requiredBy.length === featureList.length ? 'everything' : ownerTitles(requiredBy);
  return mdx`| **${label}** | ${required} | ${ownerTitles(optionalFor)} |`;
};

/** `all` → `| **Manage Server** | Invite tracker | Logging |` */
export const permissionIndex = {
  all: () => table(['Permission', 'Required by', 'Optional for'], facts.permissionIndex.map(permissionRow)),
};

function worksWith({required, optional}: PermissionNeeds, granted: readonly Permission[]): string {
  const has = ({permission}: PermissionNeed): boolean => granted.includes(permission);
  if (!required.every(has)) return 'no';
  return optional.every(has) ? 'yes' : 'partly';
}

/** `all` → `| Logging | no | partly | yes |`, a column for each preset. */
export const presetTable = {
  all: () => {
    const sets = invitePresets.map((preset) => ({label: preset.label, granted: presetPermissions(preset)}));
    const heads = sets.map(({label, granted}) => `${label}, ${counted(granted.length, 'permission')}`);
    const rows = featureList.map(({title, permissions}) => {
      const works = sets.map(({granted}) => worksWith(permissions, granted));
      return mdx`| ${join([title, ...works], ' | ')} |`;
    });
    return table(['What works', ...heads], rows);
  },
};

/** `all` → `| **Message Content** | Logging, Autoresponder, Tickets, Server stats, Moderation |` */
export const intentIndex = {
  all: () =>
    table(
      ['Intent', 'Used by'],
      [
        ...intents.privilegedUsed.map(({label, usedBy}) => mdx`| **${label}** | ${usedBy.join(', ')} |`),
        ...intents.privilegedNotUsed.map(({label, why}) => mdx`| **${label}** | Nothing. ${why} |`),
      ],
    ),
};
