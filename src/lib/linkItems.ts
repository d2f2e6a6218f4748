/**
 * Reads a list in a link: `polls,tickets”` → `['polls', 'tickets']`. Anything that no item contains separates items, because
 * programs add quotes and brackets around links, and browsers encode these, so that `repairLink` keeps them.
 */
export const linkItems = (list: string): string[] =>
  list.match(/[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]*[\p{L}\p{N}])?/gu) ?? [];
