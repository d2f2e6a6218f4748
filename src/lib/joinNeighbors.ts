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
