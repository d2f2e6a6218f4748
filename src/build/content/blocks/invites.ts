import {intents} from '../../../facts/derived/intents';
import {mdx, table} from './mdxTemplate';

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
