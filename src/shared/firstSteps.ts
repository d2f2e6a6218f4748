export type StepPart = string | {code: string} | {text: string; to: string};

export interface Step {
  /** The bold text at the start, without its punctuation. */
  title: string;
  /** The rest of the text. It starts with that punctuation. */
  parts: readonly StepPart[];
}

/** The steps in a guide's quick start. */
export interface FirstSteps {
  title: string;
  to: string;
  steps: readonly Step[];
}

/**
 * Returns the id of a step in links and in storage: `polls.ask-your-question`.
 * @param owner id of a module or group of functions, or `server` for the steps before them
 */
export const stepId = (owner: string, {title}: Pick<Step, 'title'>): string =>
  `${owner}.${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;
