/** Redirects from old paths to pages. Both sides are canonical: without a trailing slash or `.html`. Case matters. */
export const aliases: Readonly<Record<string, string>> = {
  '/docs/introduction': '/docs/Introduction',
};

/** Excludes `//host` and `/\host`: browsers read them as other hosts, so they must never become the target of a redirect. */
const OWN_PATH = /^\/(?![/\\])/;

/** Endings that hosts ignore. `.html` needs a name before it. */
const ENDINGS = [/\/+$/, /(?<=[^/])\.html$/, /\/index$/];

/**
 * Returns the canonical path of a page: `/faq/index.html` → `/faq`. Applies `aliases`, and keeps letter case and
 * percent-encoding. Returns anything that isn't a path of this site unchanged, such as `//host`, `*` or an empty string.
 */
export function canonicalPath(pathname: string): string {
  if (!OWN_PATH.test(pathname)) return pathname;
  let path = pathname;
  let previousPath: string;
  do {
    previousPath = path;
    for (const ending of ENDINGS) path = path.replace(ending, '');
  } while (path !== previousPath);
  return path === '' ? '/' : (aliases[path] ?? path);
}

/** Returns the path of a page's Markdown copy: `/docs/Introduction` → `/docs/Introduction.md`, `/` → `/index.md`. */
export function markdownCopyPath(route: string): string {
  const canonicalRoute = canonicalPath(route);
  return canonicalRoute === '/' ? '/index.md' : `${canonicalRoute}.md`;
}

export interface NamedPage {
  path: string;
  title: string;
}

/** Pages that the not-found page lists until its script runs, and after the similar pages if there are too few. */
export const fallbackPages: readonly NamedPage[] = [
  {path: '/docs', title: 'Documentation'},
  {path: '/faq', title: 'FAQ'},
  {path: '/known-issues', title: 'Known issues'},
];

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `#50%25%` → `#50~25~`: replaces all percent signs if decoding would throw. No page has a tilde in its path. */
export const maskBrokenEncoding = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '~'));

/**
 * Repairs the query or hash of a link that a chat or mail program changed: it wrote `&amp;` for `&`, or included the
 * punctuation after the link. `?with=polls&amp;preset=full).` → `?with=polls&preset=full`
 * Keeps the tilde at the end, which `maskBrokenEncoding` writes.
 */
export const repairLinkPart = (queryOrHash: string): string =>
  queryOrHash.replaceAll('&amp;', '&').replace(/[^\w%&=~-]+$/, '');

/**
 * Reads a list in a link: `polls,tickets”` → `['polls', 'tickets']`. Any character that no item contains separates items, not only
 * commas: programs put links in quotes and brackets, and browsers encode some of these, so `repairLinkPart` doesn't remove them.
 */
export const itemsInLinkPart = (list: string): string[] =>
  list.match(/[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]*[\p{L}\p{N}])?/gu) ?? [];

export function replaceAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  try {
    // A URL object, because in a string, a path with two leading slashes would be another host.
    history.replaceState(history.state, '', Object.assign(new URL(location.href), parts));
  } catch {
    // Browsers refuse on pages that were saved to disk, and after too many calls. The URL stays as it is.
  }
}
