/** A mistake in facts or pages. `ContentMistake` adds file and line. */
export interface Mistake {
  /** A clause without a full stop: `unknown command "/pol"`. */
  message: string;
  /** A sentence in the imperative: `Remove one.` */
  repair: string;
}
