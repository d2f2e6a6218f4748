import {routes} from '../../facts/derived/routes';
import type {Page} from '../../build/content/pageTree';
import {lineOf} from '../../build/content/frontMatter';
import type {ContentProblem} from '../../build/content/problems';

const table = 'src/facts/derived/routes.ts';

/** Finds pages that aren't in the table of routes, routes without a page, and pages with the same route. */
export function checkRoutes(pages: readonly (Page & {permalink: string})[]): ContentProblem[] {
  const fileByRoute = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const {permalink, file, source} of pages) {
    const line = lineOf(source, 'slug');
    const other = fileByRoute.get(permalink);
    if (other) {
      const repair = `Give one of the two another slug, or remove it.`;
      problems.push({file, line, message: `duplicate address ${permalink}, also of ${other}`, repair});
    } else if (!routes.includes(permalink)) {
      const repair = `Move the file or set its slug to a route of the table, or add the route to ${table}. Modules, functions and components are listed in src/facts/.`;
      problems.push({file, line, message: `the address ${permalink} is not in the table of routes`, repair});
    }
    fileByRoute.set(permalink, file);
  }
  for (const route of routes) {
    if (!fileByRoute.has(route)) {
      const repair =
        'Add a page at this address, or remove the route. Routes of modules, functions, variables and components follow from their facts.';
      problems.push({file: table, line: 1, message: `the route ${route} has no page`, repair});
    }
  }
  return problems;
}

/** @param built all routes of a finished build, including the not-found page */
export const checkBuiltRoutes = (built: readonly string[]): ContentProblem[] =>
  built
    .filter((route) => route !== '/404.html' && !routes.includes(route))
    .map((route) => ({
      file: table,
      line: 1,
      message: `a plugin made the page ${route}, which is not in the table of routes`,
      repair: 'Switch it off (tags, `link` of a category, the blog, versions, locales), or add the route to the table.',
    }));
