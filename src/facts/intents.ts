import {functionList} from './functions';
import {moduleList} from './modules';
import type {Intent} from './types';

/** What the bot gets to see with a privileged gateway intent; labels are those of Discord's developer pages. */
interface PrivilegedIntent {
  label: string;
  gives: string;
}

const privilegedIntents = {
  GuildMembers: {label: 'Server Members', gives: 'who is in the server, and who joins, changes or leaves'},
  MessageContent: {label: 'Message Content', gives: 'the text and the attachments of messages'},
} as const satisfies Partial<Record<Intent, PrivilegedIntent>>;

const known: Readonly<Partial<Record<Intent, PrivilegedIntent>>> = privilegedIntents;

/**
 * Name of a privileged intent.
 * @throws if the name is missing from `privilegedIntents`
 */
export function intentLabel(intent: Intent): string {
  const label = known[intent]?.label;
  if (!label)
    throw new Error(`The intent ${intent} has no label; add it to privilegedIntents in src/facts/intents.ts.`);
  return label;
}

const features = [...moduleList, ...functionList];

export const intents = {
  /** Which modules and functions (titles) use each privileged intent: computed from their own facts. */
  privilegedUsed: Object.entries(privilegedIntents).map(([name, {label, gives}]) => ({
    name,
    label,
    gives,
    usedBy: features.filter((it) => it.intents?.privileged.some((used) => used === name)).map((it) => it.title),
  })),
  privilegedNotUsed: [
    {
      name: 'GuildPresences',
      label: 'Presence',
      why: "Counters use Discord's approximate online count, so no presence data is received or stored.",
    },
  ],
  note: 'Discord reviews the privileged intents of apps that reach 10,000 or more users and asks for a new application every year; smaller apps switch them on themselves.',
} as const;
