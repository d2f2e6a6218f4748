import type {CheerioAPI} from 'cheerio';
import type {ContentProblem} from '../../node/content/problems';
import type {BuiltPages} from '../check';
import {blockLineProblems, spanProblems} from '../sources/code';
import {builtFile} from './pages';

/** Code in sentences, and the lines of code blocks. Paths of the API and pointers into JSON begin with a slash, too. */
function codeIn($: CheerioAPI): {spans: string[]; lines: string[]} {
  $('pre br').replaceWith('\n');
  const texts = (selector: string, without = '') =>
    $(selector)
      .not(without)
      .toArray()
      .map((element) => $(element).text());
  return {
    spans: texts('code', 'pre code, .endpoint code, .fields code'),
    lines: texts('pre code').flatMap((text) => text.split('\n')),
  };
}

/** Finds slash commands that do not exist, or whose options do not, wherever a built page shows them as code. */
export function findBuiltCommands(pages: BuiltPages): ContentProblem[] {
  return [...pages].flatMap(([route, $]) => {
    const {spans, lines} = codeIn($);
    return [...spans.flatMap(spanProblems), ...lines.flatMap(blockLineProblems)].map((problem) => ({
      ...{file: builtFile(route), line: 1},
      ...problem,
    }));
  });
}
