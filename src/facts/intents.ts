import type {Intent} from './types';

/** Labels are those of Discord's developer portal. `gives` names the data that the bot gets. */
export interface PrivilegedIntent {
  label: string;
  gives: string;
}

/** The facts of modules and functions say which intents each of them uses. */
export const usedPrivilegedIntents = {
  GuildMembers: {label: 'Server Members', gives: 'who is in the server, and who joins, changes or leaves'},
  MessageContent: {label: 'Message Content', gives: 'the text and the attachments of messages'},
} as const satisfies Partial<Record<Intent, PrivilegedIntent>>;

export const privilegedNotUsed: readonly {name: Intent; label: string; why: string}[] = [
  {
    name: 'GuildPresences',
    label: 'Presence',
    why: "Counters use Discord's approximate online count, so no presence data is received or stored.",
  },
];

/** For server owners. The FAQ quotes Discord's rule. */
export const privilegedNote = 'Discord has to approve them for large bots.';
