/** A filter with a select menu. */
export interface Facet {
  /** URL parameter: `?status=identified`. */
  key: string;
  label: string;
  options: readonly {value: string; label: string}[];
}

export interface FilterableItem {
  /** Unique in the list. If it is also a heading's id, a link to the heading shows the item even if the filters don't match. */
  id: string;
  /** The item's values, by `Facet.key`. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Searched by the text field. */
  text: string;
}

/** Color of a badge. */
export type BadgeTone = 'alarm' | 'notice' | 'good' | 'plain';

/** Maximum length of the text in the field of a `<FilterList>`. The URL contains it, and browsers and chats limit the length of URLs. */
export const maxFilterTextLength = 100;
