/** Something that items of a list are told apart by, and its values. */
export interface Facet {
  /** Names it in the address: `?status=identified`. */
  key: string;
  label: string;
  options: readonly {value: string; label: string}[];
}

/** What filters know of an item. */
export interface FilteredItem {
  /** Unique in the list; where it is the id of a heading, too, a link to that heading shows the item. */
  id: string;
  /** By key of a facet, the values that the item has. */
  values: Readonly<Record<string, readonly string[]>>;
  /** What is searched for words. */
  text: string;
}

/** How much a framed word is meant to be noticed. */
export type Tone = 'alarm' | 'notice' | 'good' | 'plain';
