import type {Block} from './markdown';

/** A kind of block: the keys that it knows, and what it shows for one of them. */
export interface BlockKind<Key extends string = string> {
  keys(): readonly Key[];
  /** Undefined if the key is unknown. */
  render(of: string): readonly Block[] | undefined;
  /** What the block is made of, above all: a fact or a part of one. Undefined if the key is unknown. */
  fact(of: string): unknown;
}

const entryOf = <T>(entries: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** A kind of block that shows one fact for each entry of a record. */
export const blockKind = <Key extends string, Fact>(
  entries: Readonly<Record<Key, Fact>>,
  render: (fact: Fact) => readonly Block[],
): BlockKind<Key> => ({
  keys: () => Object.keys(entries) as Key[],
  render: (of) => {
    const entry = entryOf<Fact>(entries, of);
    return entry === undefined ? undefined : render(entry);
  },
  fact: (of) => entryOf<Fact>(entries, of),
});

/** What a block shows for one key, and the fact that it is made of. */
export interface View {
  fact: unknown;
  show: () => readonly Block[];
}

/** A kind of block of which each key has a view of its own; a view is made only when a page asks for it. */
export const views = <Key extends string>(entries: Readonly<Record<Key, View>>): BlockKind<Key> => ({
  ...blockKind<Key, View>(entries, ({show}) => show()),
  fact: (of) => entryOf<View>(entries, of)?.fact,
});

/** Entries of a kind of block by key, one for each item of a list. */
export const keyed = <Item, Key extends string, Entry>(
  items: readonly Item[],
  key: (item: Item) => Key,
  entry: (item: Item) => Entry,
): Record<Key, Entry> => Object.fromEntries(items.map((item) => [key(item), entry(item)])) as Record<Key, Entry>;
