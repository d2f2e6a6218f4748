import type {CheerioAPI} from 'cheerio';
import type {ContentProblem} from '../../node/content/problems';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** The page that says what becomes of the addresses from which people connect. */
const policy = '/documents/privacy-policy';

/** Paragraphs that say something of such addresses and do not name the page that says it all. */
const loneStatements = ($: CheerioAPI): string[] =>
  $('main :is(p, li, td, dd):not(:has(p, li))')
    .get()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\bIP address/i.test(text) && !/\bprivacy policy\b/i.test(text));

/**
 * Finds pages that say of themselves what becomes of IP addresses: the operator alone knows whether a host keeps logs, so
 * only the privacy policy can be right.
 */
export function findAddresses(pages: BuiltPages): ContentProblem[] {
  return [...pages]
    .filter(([route]) => route !== policy)
    .flatMap(([route, $]) =>
      loneStatements($).map((text) => ({
        ...{file: builtFile(route), line: 1, message: `it says of IP addresses: "${text}"`},
        repair: 'Say what this part does with them, and that the privacy policy says the rest.',
      })),
    );
}
