import {facts} from '../factTree';
import {intents} from '../../../facts/derived/intents';
import {mdx, table, type Markdown} from './mdxTemplate';
import {featureList, ownerTitle} from './feature';

const ownerTitles = (ids: readonly string[]): string => ids.map(ownerTitle).join(', ') || 'nothing';

const permissionIndexRow = ({label, requiredBy, optionalFor}: (typeof facts.permissionIndex)[number]): Markdown => {
  const required = requiredBy.length === featureList.length ? 'everything' : ownerTitles(requiredBy);
  return mdx`| **${label}** | ${required} | ${ownerTitles(optionalFor)} |`;
};

/** `all` → `| **Manage Server** | Invite tracker | Logging |` */
export const permissionIndex = {
  all: () => table(['Permission', 'Required by', 'Optional for'], facts.permissionIndex.map(permissionIndexRow)),
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
