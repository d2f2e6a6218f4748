import type {Markdown} from './mdxTemplate';

/** Writes a block's content for one key. Called only if a page uses it. Returns nothing if there is nothing to show. */
type ShowContent = () => Markdown | undefined;

/** The contents of a block by the key in its `of` prop: `<Facts.Name of="key" />`. */
export type Block<Key extends string = string> = Readonly<Record<Key, ShowContent>>;

/** A block whose `of` prop has too many values to list, such as fact paths. */
export type LookupBlock = (key: string) => ShowContent | undefined;

/** Turns a record into a block: `{polls: fact}` → `{polls: () => show(fact)}`. */
export const showEach = <Key extends string, Fact, Content extends ReturnType<ShowContent>>(
  facts: Readonly<Record<Key, Fact>>,
  show: (fact: Fact) => Content,
): Record<Key, () => Content> =>
  Object.fromEntries(Object.entries<Fact>(facts).map(([key, fact]) => [key, () => show(fact)])) as Record<
    Key,
    () => Content
  >;

/** `keyBy([{key: 'a'}], ({key}) => key)` → `{a: {key: 'a'}}` */
export const keyBy = <Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Record<Key, Item> => Object.fromEntries(items.map((item) => [keyOf(item), item])) as Record<Key, Item>;
