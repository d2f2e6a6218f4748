/** A mistake of a maintainer: what is wrong, and what to do. */
export interface Mistake {
  message: string;
  /** What to type instead. */
  repair: string;
}
