export const omit = <T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;

export const definedOnly = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, property]) => property !== undefined)) as T;

/**
 * Joins neighbors in a list: `['a', 'b', 1]` with texts joined → `['ab', 1]`
 * @param join returns the joined item, or nothing to keep both
 */
export function joinNeighbors<Item>(
  items: readonly Item[],
  join: (before: Item, after: Item) => Item | undefined,
): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const both = before === undefined ? undefined : join(before, item);
    if (both === undefined) joined.push(item);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

/** Compares texts for `sort()`, in an order that doesn't depend on the language: `['b', 'B', 'a']` → `['B', 'a', 'b']` */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** British English, because the site doesn't use the Oxford comma. */
export const andList = new Intl.ListFormat('en-GB', {type: 'conjunction'});
export const orList = new Intl.ListFormat('en-GB', {type: 'disjunction'});
