import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../build/root';
import {product} from '../../facts/product';
import {lineAt} from '../../build/content/sourceFile';
import type {ContentMistake} from '../../build/content/mistakes';
import {isPartial} from '../../build/content/partials';
import type {Mistake} from '../../lib/mistake';
import {closestOf, likelyMatch, suggest} from '../../lib/nearest';
import {canonicalPath, maskBrokenEncoding} from '../../lib/addresses';
import {requiredRoutes} from '../../facts/derived/routes';
import type {Link} from './idsAndLinks';
import {readFactFiles, readFiles, type SourcePage, type Sources} from './readSources';

interface Target {
  /** The route instead, if it is a draft or missing. */
  file: string;
  /** Undefined if the page has mistakes, because unknown facts can hide ids. */
  ids: ReadonlySet<string> | undefined;
  isDraft?: true;
}

type LinkingFile = Pick<SourcePage, 'file' | 'route'>;

/** Tells whether a link is to a page or a file of this site (`pathname:///feed.xml`), not to another scheme or host. */
const isOnThisSite = (url: string): boolean => !/^(?:(?!pathname:)[a-z][a-z+.-]*:|\/\/)/i.test(url);

const lastPart = (route: string): string => route.replace(/.*\//, '');

/** Guesses a page by the last part of its route, because all modules have the same beginning: `/docs/poll` → `/docs/modules/polls` */
function suggestPage(route: string, pageRoutes: readonly string[]): string {
  const candidates = pageRoutes.filter((pageRoute) => !isPartial(pageRoute));
  const likelyPart = likelyMatch(lastPart(route), candidates.map(lastPart).filter(Boolean));
  const suggestedRoute =
    likelyPart &&
    closestOf(
      route,
      candidates.filter((candidate) => lastPart(candidate) === likelyPart),
    );
  return suggestedRoute
    ? `Did you mean ${suggestedRoute}?`
    : 'No page has a similar address. Link to another, or remove the link.';
}

/** Matches known extensions only, because routes can contain dots: `/documents/changelog/current/modules.polls` */
const fileAddressPattern =
  /^[^?#]*\.(?:atom|csv|docx?|gif|ico|jpe?g|js|json|mp[34]|pdf|png|pptx?|py|sh|svg|toml|tsx?|txt|webm|webp|xlsx?|xml|ya?ml|zip)$/i;

/** Matches files that the build writes: feeds, the OpenAPI document, and files for crawlers. */
const generatedFilePattern = /^\/(?:(?:feeds|openapi|search)\/|(?:llms|llms-full|robots)\.txt$|sitemap\.xml$)/;

/** Checks a link to a file. In Markdown it needs `pathname://`: not `/map.pdf`, `../static/map.pdf` or `@site/static/map.pdf`. */
function fileMistake({url, isHtml}: Link): Mistake | undefined {
  const hasPathnameScheme = url.startsWith('pathname:///');
  const {pathname: address} = new URL(
    url.replace(/^(?:pathname:\/\/|(?:@site|[./]+)\/static(?=\/))/, ''),
    'https://site.example',
  );
  const exists = generatedFilePattern.test(address) || existsSync(path.join(root, 'static', decodeURI(address)));
  // An address without such an extension can be a page, or another program on this host: `pathname:///storybook/`
  if (!isHtml && hasPathnameScheme && (exists || !fileAddressPattern.test(address))) return undefined;
  if (isHtml && exists && url.startsWith('/')) return undefined;
  const rightUrl = isHtml ? address : `pathname://${address}`;
  return {
    message: `link "${url}" to a ${hasPathnameScheme && !exists ? 'missing ' : ''}file`,
    repair: exists ? `Write ${rightUrl}.` : `Put the file at static${address}, and write ${rightUrl}.`,
  };
}

const draftMistake = (url: string): Mistake => ({
  message: `link "${url}" to a draft, which isn't built`,
  repair: 'Publish the page, or remove the link until then.',
});

/** Guesses the route behind a relative path, an extension, `index` or a trailing slash: `../faq/index.mdx` → `/faq` */
function intendedRoute(url: string, {file, route}: LinkingFile, targets: ReadonlyMap<string, Target>): string {
  // A link to a file starts from this page's file, any other from its address.
  const base = /\.mdx?(?:#|$)/.test(url) ? `/${file}` : route;
  const {pathname} = new URL(url, `https://site.example${base}`);
  const [routeOfFile] = [...targets].find(([, target]) => `/${target.file}` === pathname) ?? [];
  return routeOfFile ?? canonicalPath(pathname.replace(/\.mdx?$/, ''));
}

function linkMistake(link: Link, linkingFile: LinkingFile, targets: ReadonlyMap<string, Target>): Mistake | undefined {
  const {url} = link;
  if (maskBrokenEncoding(url) !== url) {
    return {
      message: `link "${url}" has a percent sign that encodes no character`,
      repair: 'Write %25 for a percent sign.',
    };
  }
  if (url.startsWith('pathname://') || fileAddressPattern.test(url)) return fileMistake(link);
  const [pathAndQuery = '', id] = url.split('#');
  const [typedRoute = ''] = pathAndQuery.split('?');
  const isRelative = !/^[/#]/.test(url);
  const target = isRelative ? undefined : targets.get(typedRoute === '' ? linkingFile.route : typedRoute);
  if (!target) {
    const route = intendedRoute(url, linkingFile, targets);
    if (targets.get(route)?.isDraft) return draftMistake(url);
    const repair = targets.has(route)
      ? `Write ${route}${url.slice(typedRoute.length)}.`
      : suggestPage(route, [...targets.keys()]);
    return isRelative
      ? {message: `relative link "${url}"`, repair: `Use an absolute path. ${repair}`}
      : {message: `link "${url}" to an unknown page`, repair};
  }
  if (target.isDraft) return draftMistake(url);
  if (id === undefined || target.ids === undefined || target.ids.has(decodeURIComponent(id))) return undefined;
  const reactHint = target.file.endsWith('.tsx') ? ` ${target.file} must contain id="${id}" as plain text.` : '';
  return {
    message: `link "${url}" to an unknown anchor of ${target.file}`,
    repair: suggest(id, [...target.ids]) + reactHint,
  };
}

function targetsOf({pages, draftRoutes, reactPages}: Sources): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>([
    ...draftRoutes.map((route) => [route, {file: route, ids: undefined, isDraft: true}] as const),
    ...reactPages.map(({route, file, ids}) => [route, {file, ids}] as const),
    ...pages.map(({route, file, mistakes, idsAndLinks: {ids}}) => {
      return [route, {file, ids: mistakes.length > 0 ? undefined : ids}] as const;
    }),
  ]);
  // Accepts links to routes without a page, because `findRouteMistakes` reports the routes.
  for (const route of requiredRoutes) if (!targets.has(route)) targets.set(route, {file: route, ids: new Set()});
  return targets;
}

const linkMistakesIn = (
  linkingFile: LinkingFile,
  links: readonly Link[],
  targets: ReadonlyMap<string, Target>,
): ContentMistake[] =>
  links.flatMap((link): ContentMistake[] => {
    const {url, line} = link;
    // A placeholder that is left is a mistake, which `findPageMistakes` reports.
    const mistake = isOnThisSite(url) && !url.includes('{$') ? linkMistake(link, linkingFile, targets) : undefined;
    return mistake ? [{file: linkingFile.file, line, ...mistake}] : [];
  });

/**
 * Finds links on pages to unknown pages and anchors. Docusaurus finds most of them too, but only after rendering every page, and
 * without file and line.
 */
export function findBrokenLinks(sources: Sources): ContentMistake[] {
  const targets = targetsOf(sources);
  return sources.pages.flatMap((page) => linkMistakesIn(page, page.idsAndLinks.links, targets));
}

/** Matches a quoted path of a page, but not the keys of `alsoCalled` in src/facts/search.ts: `'/faq': ['questions']`. */
const quotedPathPattern =
  /(['"`])(?<url>\/(?:docs|documents|faq|known-issues|get-started|premium)(?:[/#][^'"`\s]*)?)\1(?!\]?: \[)/g;

/** Returns the paths of pages in a file of facts, without computed ones. */
export const linksInFacts = (source: string): Link[] =>
  [...source.matchAll(quotedPathPattern)].flatMap(({groups, index}) => {
    // Evaluates the only constant that paths in facts contain.
    const url = (groups?.url ?? '').replaceAll('${product.slug}', product.slug);
    return url.includes('${') ? [] : [{url, line: lineAt(source, index)}];
  });

/** These files are code, and name pages that not every bot has. */
const isDerived = (file: string): boolean => file.startsWith('src/facts/derived/');

/** Returns the routes to which `aliases` in src/lib/addresses.ts redirect: `'/old': '/faq'` → `/faq` */
export const linksInAliases = (source: string): Link[] =>
  [...source.matchAll(/(?<=': ')\/[^']*/g)].map(({0: url, index}) => ({url, line: lineAt(source, index)}));

/** Finds links to unknown pages and anchors in facts, such as the banner's, and in the redirects of src/lib/addresses.ts. */
export async function findBrokenFactLinks(sources: Sources): Promise<ContentMistake[]> {
  const targets = targetsOf(sources);
  const files = (await readFactFiles(sources.root)).filter(({file}) => !isDerived(file));
  const [addressesFile] = await readFiles(sources.root, ['src/lib/addresses.ts']);
  return [
    // These links are all absolute, so the route doesn't matter.
    ...files.flatMap(({file, source}) => linkMistakesIn({file, route: '/'}, linksInFacts(source), targets)),
    ...(addressesFile
      ? linkMistakesIn({...addressesFile, route: '/'}, linksInAliases(addressesFile.source), targets)
      : []),
  ];
}
