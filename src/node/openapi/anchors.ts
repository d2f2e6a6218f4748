/** Anchor of an operation on its page: `createPoll` becomes `create-poll`. */
export const operationAnchor = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Anchor of an object on the page that shows it. */
export const objectAnchor = (name: string): string => `object-${name.replaceAll('_', '-')}`;

const objectNames: Readonly<Record<string, string>> = {
  api_key: 'API key',
  api_key_with_secret: 'API key with its secret',
  discord_embed: 'Discord embed',
  tempchannel: 'temporary channel',
};

/** Name of an object in a sentence. */
export const objectWords = (name: string): string => objectNames[name] ?? name.replaceAll('_', ' ');

/** Anchor of a field: below that of its object or operation, with the names of the fields around it. */
export const fieldAnchor = (place: string, names: readonly string[]): string => [place, ...names].join('.');
