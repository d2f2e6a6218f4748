import type {CheerioAPI} from 'cheerio';
import {product} from '../../facts/product';
import type {ContentProblem} from '../../node/content/problems';
import {routes} from '../../rules/routing/routes';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** Length of a description that search results show in full, in characters. */
const DESCRIPTION = {min: 110, max: 160};

/** What a page says wrongly of itself to readers and to search engines, as pairs of what it has and what to do. */
function faultsOf($: CheerioAPI, route: string): [string, string][] {
  const headings = $('h1')
    .toArray()
    .map((heading) => $(heading).text().trim());
  const title = $('title').text();
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const description = $('meta[name=description]').attr('content') ?? '';
  const [heading] = headings;
  const faults: [boolean, string, string][] = [
    [headings.length !== 1 || heading === '', `it has ${headings.length} titles`, 'A page has one heading of level 1.'],
    [!title.endsWith(` | ${product.name}`), `its title is "${title}"`, 'A title ends with the name of the product.'],
    [
      canonical !== `https://${product.domain}${route}`,
      `it says that its address is ${canonical}`,
      'Its address is in src/rules/routing/routes.ts.',
    ],
    [
      description.length < DESCRIPTION.min || description.length > DESCRIPTION.max,
      `its description has ${description.length} characters`,
      `A description has ${DESCRIPTION.min} to ${DESCRIPTION.max}.`,
    ],
    [$('main').text().trim() === '', 'nothing stands in its main part', 'A page is read without any script, too.'],
    [
      $('[popover] nav[aria-label=Main] a').length === 0,
      'its menu has no links',
      'The menu is in the HTML, for readers without scripts.',
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, message, repair]) => [message, repair]);
}

/** Finds pages that say of themselves what is not so, or that only a script would fill. */
export const findHeads = (pages: BuiltPages): ContentProblem[] =>
  routes.flatMap((route) => {
    const $ = pages.get(route);
    const faults = $ ? faultsOf($, route) : [];
    return faults.map(([message, repair]) => ({file: builtFile(route), line: 1, message, repair}));
  });
