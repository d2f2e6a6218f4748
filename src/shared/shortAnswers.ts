/** Words of an answer, or a link in it. */
export interface AnswerPart {
  /** HTML within a line. */
  html: string;
  /** Where it leads: a path of this site, or the whole address of another. */
  to?: string;
}

/** A question of the FAQ with the first paragraph of its answer, which answers it alone. */
export interface ShortAnswer {
  key: string;
  question: string;
  /** One paragraph's content. */
  answer: readonly AnswerPart[];
  /** Address of the whole answer. */
  to: string;
}
