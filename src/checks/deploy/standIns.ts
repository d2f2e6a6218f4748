import {markedFacts, type MarkedFact} from '../../facts/standIn';
import {lineAt} from '../../build/content/sourceFile';
import type {ContentMistake} from '../../build/content/mistakes';
import type {Mistake} from '../../lib/mistake';
import {readFactFiles} from '../pages/readSources';

/** `[a, b]` → `2 entries` */
function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const {length} = Object.keys(value);
  return `${length} ${length === 1 ? 'entry' : 'entries'}`;
}

const mistakeOf = ({mark, value, description}: MarkedFact): Mistake =>
  mark === 'todo'
    ? {message: `to do: ${description}`, repair: 'Write it here, and remove todo.'}
    : {message: `made up: ${summaryOf(value)}`, repair: `Replace it with ${description}, and remove standIn.`};

/** Lists the facts that `standIn` or `todo` marks. Finds their places by searching the source for their descriptions. */
export async function findMarkedFacts(root: string, registeredFacts = markedFacts): Promise<ContentMistake[]> {
  const files = await readFactFiles(root);
  const distinctFacts = new Map(registeredFacts.map((fact) => [`${fact.mark} ${fact.description}`, fact]));
  return [...distinctFacts.values()].flatMap((fact) => {
    const {mark, description} = fact;
    const quotedDescription = new RegExp(`(['"\`])${description.replace(/\W/g, '\\$&')}\\1`, 'g');
    const locations = files.flatMap(({file, source}) =>
      [...source.matchAll(quotedDescription)].map(({index}) => ({
        file,
        // The call can begin on a line above its description.
        line: lineAt(source, source.lastIndexOf(`${mark}(`, index)),
      })),
    );
    return (locations.length > 0 ? locations : [{file: 'src/facts', line: 1}]).map((location) => ({
      ...location,
      ...mistakeOf(fact),
    }));
  });
}

/** Lists the facts that nobody has written yet. */
export const findTodos = (root: string): Promise<ContentMistake[]> =>
  findMarkedFacts(
    root,
    markedFacts.filter(({mark}) => mark === 'todo'),
  );
