import {standIns, type StandIn} from '../../facts/standIn';
import {lineAt} from '../../build/content/pageTree';
import type {ContentMistake} from '../../build/content/mistakes';
import type {Mistake} from '../../lib/mistake';
import {readFactFiles} from '../pages/readSources';

/** `[a, b]` → `2 entries` */
const summaryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `${Object.keys(value).length} entries` : String(value);

const mistakeOf = ({mark, value, description}: StandIn): Mistake =>
  mark === 'todo'
    ? {message: `to do: ${description}`, repair: 'Write it here, without todo.'}
    : {message: `made up: ${summaryOf(value)}`, repair: `Replace it, without standIn, with ${description}.`};

/** Lists made-up facts to replace before the site is public. Their descriptions lead to every place, with file and line. */
export async function findStandIns(root: string, registeredStandIns = standIns): Promise<ContentMistake[]> {
  const files = await readFactFiles(root);
  const distinctStandIns = new Map(
    registeredStandIns.map((standIn) => [`${standIn.mark} ${standIn.description}`, standIn]),
  );
  return [...distinctStandIns.values()].flatMap((standIn) => {
    const {mark, description} = standIn;
    const quotedDescription = new RegExp(`(['"\`])${description.replace(/\W/g, '\\$&')}\\1`, 'g');
    const locations = files.flatMap(({file, source}) =>
      [...source.matchAll(quotedDescription)].map(({index}) => ({
        file,
        line: lineAt(source, source.lastIndexOf(`${mark}(`, index)),
      })),
    );
    return (locations.length > 0 ? locations : [{file: 'src/facts', line: 1}]).map((location) => ({
      ...location,
      ...mistakeOf(standIn),
    }));
  });
}

/** Lists the facts that nobody has written yet. */
export const findTodos = (root: string): Promise<ContentMistake[]> =>
  findStandIns(
    root,
    standIns.filter(({mark}) => mark === 'todo'),
  );
