/** `createPoll` → `create-poll` */
export const operationAnchor = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `ticket_type` → `object-ticket-type` */
export const objectAnchor = (name: string): string => `object-${name.replaceAll('_', '-')}`;

/** `'object-poll', ['answers', 'text']` → `object-poll.answers.text` */
export const fieldAnchor = (parentAnchor: string, names: readonly string[]): string =>
  [parentAnchor, ...names].join('.');
