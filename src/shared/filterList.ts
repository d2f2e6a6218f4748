/** A filter with a select menu. */
export interface Facet {
  /** URL parameter: `?status=identified`. */
  key: string;
  label: string;
  options: readonly {value: string; label: string}[];
}

export interface FilteredItem {
  /** Unique in the list. If it is also the id of a heading, links to that heading show the item even if filters hide it. */
  id: string;
  /** The item's values for each facet, by `Facet.key`. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Searched by the text field. */
  text: string;
}

/** Color of a badge. */
export type Tone = 'alarm' | 'notice' | 'good' | 'plain';
