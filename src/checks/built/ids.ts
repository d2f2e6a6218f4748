import type {ContentProblem} from '../../node/content/problems';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** Finds ids that two elements of a page have: a link to one of them leads to the first. */
export const findIdsTwice = (pages: BuiltPages): ContentProblem[] =>
  [...pages].flatMap(([route, $]) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...twice].map((id) => ({
      file: builtFile(route),
      line: 1,
      message: `two elements have the id ${id}`,
      repair: 'Rename one of the two headings, fields or elements.',
    }));
  });
