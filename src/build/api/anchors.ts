/** `createPoll` → `create-poll` */
export const operationAnchor = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `ticket_type` → `object-ticket-type` */
export const objectAnchor = (name: string): string => `object-${name.replaceAll('_', '-')}`;

const objectLabels: Readonly<Record<string, string>> = {
  api_key: 'API key',
  api_key_with_secret: 'API key with its secret',
  discord_embed: 'Discord embed',
  tempchannel: 'temporary channel',
};

/** `ticket_type` → `ticket type` */
export const objectLabel = (name: string): string => objectLabels[name] ?? name.replaceAll('_', ' ');

/** `'object-poll', ['answers', 'text']` → `object-poll.answers.text` */
export const fieldAnchor = (parentAnchor: string, names: readonly string[]): string =>
  [parentAnchor, ...names].join('.');
