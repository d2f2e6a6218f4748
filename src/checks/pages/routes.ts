import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../build/root';
import {paths} from '../../facts/derived/paths';
import {requiredRoutes} from '../../facts/derived/routes';
import {frontMatterLine} from '../../build/content/frontMatter';
import type {ContentMistake} from '../../build/content/mistakes';
import {isPartial} from '../../build/content/partials';
import type {SourcePage} from './readSources';

const routesFile = 'src/facts/derived/routes.ts';

/** Finds the line that lists a route, as a string or as a property of `paths`. Routes that follow from facts get line 1. */
function findRouteLine(route: string): number {
  const pathKey = Object.entries(paths).find(([, namedRoute]) => namedRoute === route)?.[0];
  const lines = readFileSync(path.join(root, routesFile), 'utf8').split('\n');
  const pathPattern = pathKey === undefined ? undefined : new RegExp(`\\bpaths\\.${pathKey}\\b`);
  return Math.max(1, lines.findIndex((line) => line.includes(`'${route}'`) || pathPattern?.test(line)) + 1);
}

/** A page in Markdown, or a React page, which has no front matter. */
type RoutedPage = Pick<SourcePage, 'file' | 'source' | 'route'> & Partial<Pick<SourcePage, 'frontMatterMistakes'>>;

/** Finds routes of `routesFile` without a page, pages with the same route, and spaces in routes. */
export function findRouteMistakes(pages: readonly RoutedPage[]): ContentMistake[] {
  const fileByRoute = new Map<string, string>();
  const mistakes: ContentMistake[] = [];
  for (const {route, file, source} of pages.filter((page) => !isPartial(page.file))) {
    const otherFile = fileByRoute.get(route);
    if (otherFile) {
      const message = `duplicate route ${route}, also of ${otherFile}`;
      const repair = 'Give one of the two pages another slug, or remove that page.';
      mistakes.push({file, line: frontMatterLine(source, 'slug'), message, repair});
    }
    fileByRoute.set(route, file);
    if (/\s/.test(route)) {
      const repair = 'Write hyphens in the name of the file, or set `slug`.';
      mistakes.push({file, line: 1, message: `the route "${route}" has a space`, repair});
    }
  }
  // A page with a mistake in its front matter may have lost its slug, and so its route.
  if (pages.some(({frontMatterMistakes = []}) => frontMatterMistakes.length > 0)) return mistakes;
  const repair =
    "Add a page at this route (a draft isn't one), or remove the route. Routes of modules, functions, variables and components " +
    'follow from their facts.';
  const missingRoutes = requiredRoutes.filter((route) => !fileByRoute.has(route));
  return [
    ...mistakes,
    ...missingRoutes.map((route) => ({
      file: routesFile,
      line: findRouteLine(route),
      message: `the route ${route} has no page`,
      repair,
    })),
  ];
}
