import type {Markdown} from './mdx';

/** What a block shows for one `of`; it is made when a page asks for it. */
type Show = () => Markdown;

/** A block by what pages write as its `of`. */
export type Block<Key extends string = string> = Readonly<Record<Key, Show>>;

/** A block that takes more than can be listed. */
export type Finder = (of: string) => Show | undefined;

/** The same for each fact of a record. */
export const each = <Key extends string, Fact>(
  facts: Readonly<Record<Key, Fact>>,
  show: (fact: Fact) => Markdown,
): Record<Key, Show> =>
  Object.fromEntries(Object.entries<Fact>(facts).map(([key, fact]) => [key, () => show(fact)])) as Record<Key, Show>;

/** Items of a list by their keys. */
export const keyed = <Item, Key extends string>(items: readonly Item[], key: (item: Item) => Key): Record<Key, Item> =>
  Object.fromEntries(items.map((item) => [key(item), item])) as Record<Key, Item>;
