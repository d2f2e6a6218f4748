import {extname} from 'node:path/posix';
import {headersOf, redirectsOf} from '../answers';
import {HostLimitError, note, type Site} from '../host';
import {escaped, namesIn} from '../patterns';
import type {DeliveryTable} from '../table';

/** Most static redirects and rules of headers that Cloudflare Pages takes. */
export const cloudflareLimits = {redirects: 2000, headers: 100} as const;

type Headers = Readonly<Record<string, string>>;

/** A rule of a `_headers` file. */
const headerLines = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const redirectLines = (redirects: readonly (readonly [string, string])[]): string =>
  `# ${note}\n${redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')}`;

/** Types that hosts take from endings by themselves, as the table has them. */
const wellKnown = ['.html', '.css', '.js', '.json', '.map', '.svg', '.png', '.jpg', '.webp', '.ico', '.woff2'];

/**
 * Headers of all files, without those that another rule gives another value: these hosts put the values of two rules
 * together. All of them revalidate what has no rule for caching.
 */
function generalHeaders({headers: [general, ...others]}: DeliveryTable): Headers {
  const changed = namesIn(others);
  return Object.fromEntries(Object.entries(general?.headers ?? {}).filter(([name]) => !changed.includes(name)));
}

/** Endings whose types a host would guess in another way, or not at all. */
const unusualTypes = ({types}: DeliveryTable): readonly (readonly [string, string])[] =>
  Object.entries(types).filter(([ending]) => !wellKnown.includes(ending));

/**
 * Files for Cloudflare Pages. It redirects `/x/` and `/x.html` by itself, with 308; its rules come first, so these are 301.
 * @throws Error if there are more rules than it takes
 */
export function writeCloudflare({table}: Site): Readonly<Record<string, string>> {
  const rules = [
    headerLines('/*', generalHeaders(table)),
    ...table.headers.slice(1).map(({under, ending = '', headers}) => headerLines(`${under}*${ending}`, headers)),
    ...unusualTypes(table).map(([ending, type]) => headerLines(`/*${ending}`, {'Content-Type': type})),
  ];
  const redirects = redirectsOf(table);
  if (redirects.length > cloudflareLimits.redirects || rules.length > cloudflareLimits.headers) {
    throw new HostLimitError(
      `Cloudflare Pages takes ${cloudflareLimits.redirects} redirects and ${cloudflareLimits.headers} rules of headers; there are ${redirects.length} and ${rules.length}. Leave out spellings that it redirects by itself: src/node/delivery/writers/staticHosts.ts.`,
    );
  }
  return {_headers: `# ${note}\n${rules.join('\n')}\n`, _redirects: redirectLines(redirects)};
}

/**
 * Files for Netlify. It takes no slash at the end for a difference, and redirects `/x/` by itself. A star is the last sign of
 * a rule, so files of types that it would guess have rules of their own. A redirect never hides a file, so none can lead
 * back to itself: `/x.html` stays a second address there, which the page names as not the true one.
 */
export function writeNetlify({table, files}: Site): Readonly<Record<string, string>> {
  const wide = table.headers.slice(1).filter(({ending}) => ending === undefined);
  const guessed = [...unusualTypes(table).map(([ending]) => ending)];
  const typed = table.headers.filter(({headers}) => 'Content-Type' in headers);
  const own = files.filter(
    (file) =>
      guessed.includes(extname(file)) ||
      typed.some(({under, ending = ''}) => file.startsWith(under) && file.endsWith(ending)),
  );
  const rules = [
    headerLines('/*', generalHeaders(table)),
    ...wide.map(({under, headers}) => headerLines(`${under}*`, headers)),
    ...own.map((file) => headerLines(file, {'Content-Type': headersOf(table, file)['Content-Type'] ?? ''})),
  ];
  return {
    _headers: `# ${note}\n${rules.join('\n')}\n`,
    _redirects: redirectLines(redirectsOf(table).filter(([spelling]) => !spelling.endsWith('/'))),
  };
}

/** The file for Vercel, which redirects `/x/` and `/x.html` by itself, with 308. Of two rules the later one holds. */
export function writeVercel({table}: Site): Readonly<Record<string, string>> {
  const types = Object.entries(table.types).map(([ending, type]) => ({
    under: '/',
    ending,
    headers: {'Content-Type': type},
  }));
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirectsOf(table)
      .filter(([spelling]) => !/(?:\/|\.html)$/.test(spelling))
      .map(([source, destination]) => ({source: escaped(source), destination, statusCode: 301})),
    headers: [...types.filter(({ending}) => !wellKnown.includes(ending)), ...table.headers].map(
      ({under, ending = '', headers}) => ({
        source: `${escaped(under)}(.*)${escaped(ending)}`,
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      }),
    ),
  };
  return {'vercel.json': `${JSON.stringify(configuration, null, 2)}\n`};
}

const redirectPage = (to: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page is at another address</title>
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page is at <a href="${to}">${to}</a>.</p>
</html>
`;

/**
 * Files for GitHub Pages, which has neither redirects nor headers of one's own: a page at `/x/` leads to `/x`. The front page
 * and aliases, which have files there already, are as they are.
 */
export const writeGitHubPages = ({table: {routes}}: Site): Readonly<Record<string, string>> => ({
  '.nojekyll': '',
  ...Object.fromEntries(
    routes.filter((route) => route !== '/').map((route) => [`${route.slice(1)}/index.html`, redirectPage(route)]),
  ),
});
