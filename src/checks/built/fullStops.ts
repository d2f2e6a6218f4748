import type {CheerioAPI} from 'cheerio';
import type {ContentProblem} from '../../node/content/problems';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** What is not read as sentences: code blocks, texts to type, what members see. */
const notProse = 'pre, script, style, textarea, figure';

/** How far around a fault the text is quoted. */
const around = 40;

/** Places with two full stops in a row, the first of which can end a text in code or quotation marks; `…` is none. */
function doubleStops($: CheerioAPI): string[] {
  const content = $('main').clone();
  content.find(notProse).remove();
  const text = content.text();
  return [...text.matchAll(/(?<![./])\.["”’]?\.(?![./\w])/g)].map(({index}) =>
    text
      .slice(Math.max(0, index - around), index + 2)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Finds sentences that end twice, for instance after an example that ends with a full stop of its own. */
export function findFullStops(pages: BuiltPages): ContentProblem[] {
  return [...pages].flatMap(([route, $]) =>
    doubleStops($).map((text) => ({
      ...{file: builtFile(route), line: 1, message: `a sentence ends twice: "${text}"`},
      repair: 'Leave out the full stop after a text that has its own: see src/node/content/blocks/, or the page.',
    })),
  );
}
