import {functionList} from './functions';
import {moduleList} from './modules';
import type {Intent} from './types';

/** Privileged gateway intents by the names that Discord's developer pages show. */
const privilegedLabels = {
  GuildMembers: 'Server Members',
  MessageContent: 'Message Content',
} as const satisfies Partial<Record<Intent, string>>;

const labels: Readonly<Partial<Record<Intent, string>>> = privilegedLabels;

/**
 * Name of a privileged intent.
 * @throws if the name is missing from `privilegedLabels`
 */
export function intentLabel(intent: Intent): string {
  const label = labels[intent];
  if (!label) throw new Error(`The intent ${intent} has no label; add it to privilegedLabels in src/facts/intents.ts.`);
  return label;
}

const features = [...moduleList, ...functionList];

export const intents = {
  /** Which modules and functions (titles) use each privileged intent: computed from their own facts. */
  privilegedUsed: Object.entries(privilegedLabels).map(([name, label]) => ({
    name,
    label,
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
