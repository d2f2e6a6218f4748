import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/regions';
import type {Sources} from './read';

/** Words of a sentence with a colon, and not a label in bold letters, which stands apart. */
const leadIn = /[^*\s|]: $/;

/** A fact that is said alone: it begins like a sentence and ends like one. */
const isSentence = (text: string): boolean => /^\p{Lu}.*[.!?]$/u.test(text);

/** Finds facts that are whole sentences and stand behind the beginning of another: "The effect: The bot keeps …". */
export function findLeadIns({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  return pages.flatMap(({file, source, body}) =>
    body.replacements
      .filter(({offset, became}) => isSentence(became) && leadIn.test(source.slice(0, offset)))
      .map(({offset, written}) => ({
        ...{file, line: lineAt(source, offset), message: `${written} is a whole sentence behind a colon`},
        repair: 'End the words before it with a full stop, leave them out, or make them a label: **Label:**.',
      })),
  );
}
