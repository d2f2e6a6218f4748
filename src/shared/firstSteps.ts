/** Part of a step's text: plain text, code, or a link. */
export type StepPart = string | {code: string} | {text: string; to: string};

/** A step of a guide. */
export interface Step {
  /** The bold words that the step begins with, without the sign at their end. */
  title: string;
  /** The text after the title, with that sign. */
  parts: readonly StepPart[];
}

/** The steps that a guide begins with. */
export interface FirstSteps {
  /** Heading of the steps in the guide. */
  title: string;
  /** Path and anchor of the heading. */
  to: string;
  steps: readonly Step[];
}

/**
 * Id of a step in links and in the browser's storage: `polls.ask-your-question`.
 * @param owner id of a module or of a group of functions, or `server` for what comes before them
 */
export const stepId = (owner: string, {title}: Pick<Step, 'title'>): string =>
  `${owner}.${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;
