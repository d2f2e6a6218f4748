import type {Block} from './markdown';

/** A kind of block: the keys that it knows, and what it shows for one of them. */
export interface BlockKind {
  keys(): readonly string[];
  /** Undefined if the key is unknown. */
  render(of: string): readonly Block[] | undefined;
}

/** A kind of block that shows one thing for each entry of a record. */
export function blockKind<T>(entries: Readonly<Record<string, T>>, render: (entry: T) => readonly Block[]): BlockKind {
  return {
    keys: () => Object.keys(entries),
    render: (of) => {
      const entry = Object.hasOwn(entries, of) ? entries[of] : undefined;
      return entry === undefined ? undefined : render(entry);
    },
  };
}

/** A kind of block of which each key has a view of its own; a view is made only when a page asks for it. */
export const views = (entries: Readonly<Record<string, () => readonly Block[]>>): BlockKind =>
  blockKind(entries, (view) => view());
