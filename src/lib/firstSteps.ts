import type {RichTextParts} from './richText';

export interface Step {
  /** The bold text at the start, without its punctuation. */
  title: string;
  /** The rest of the text. It starts with that punctuation. */
  parts: RichTextParts;
}

/** The steps in a guide's quick start. */
export interface QuickStart {
  title: string;
  /** Link to the heading of the quick start. */
  to: string;
  steps: readonly Step[];
}

/** Id of the list of steps that belong to no module. */
export const serverListId = 'server';

/**
 * Returns the id of a step in storage: `polls.ask-your-question`.
 * @param listId id of a module or group of functions, or `serverListId`
 */
export const stepId = (listId: string, {title}: Pick<Step, 'title'>): string =>
  `${listId}.${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;
