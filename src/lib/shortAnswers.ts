export interface AnswerPart {
  /** Inline HTML. */
  html: string;
  /** Path on this site, or the URL of another site. */
  to?: string;
}

/** A question of the FAQ with the first paragraph of its answer. */
export interface ShortAnswer {
  question: string;
  answer: readonly AnswerPart[];
  to: string;
}
