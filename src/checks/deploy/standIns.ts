import {standIns} from '../../facts/standIn';
import {lineAt} from '../../build/content/pageTree';
import type {ContentProblem} from '../../build/content/problems';
import {readFactFiles} from '../pages/read';

/** `[a, b]` → `2 entries` */
const summaryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `${Object.keys(value).length} entries` : String(value);

/** Lists made-up facts to replace before the site is public. Their descriptions lead to file and line. */
export async function findStandIns(root: string, loaded = standIns): Promise<ContentProblem[]> {
  const files = await readFactFiles(root);
  return loaded.map(({value, putThere}) => {
    const {file = 'src/facts', source = ''} = files.find((fact) => fact.source.includes(putThere)) ?? {};
    return {
      file,
      line: lineAt(source, source.lastIndexOf('standIn(', source.indexOf(putThere))),
      message: `made up: ${summaryOf(value)}`,
      repair: `Replace it, without standIn, with ${putThere}.`,
    };
  });
}
