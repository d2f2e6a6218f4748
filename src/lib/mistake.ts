/** A mistake in facts or pages. A problem is a mistake with a location. */
export interface Mistake {
  /** A clause without a full stop: `unknown command "/pol"`. */
  message: string;
  /** A sentence in the imperative: `Remove one.` */
  repair: string;
}
