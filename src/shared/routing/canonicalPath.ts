import {aliases} from './aliases';

/**
 * Only what begins with exactly one slash is a path of this site. `//host` and `/\host` are other hosts to a browser,
 * so they are never rewritten and can never become the target of a redirect.
 */
const OWN_PATH = /^\/(?![/\\])/;

/** Endings that lead to the same page as the address without them; `.html` needs a name before it. */
const ENDINGS = [/\/+$/, /(?<=[^/])\.html$/, /\/index$/];

/**
 * The one true address of a page, for browsers (history) and hosts (301) alike.
 *
 * Trailing slashes, `.html` and `/index` are stripped until nothing changes, then the alias table is applied. Letter
 * case is kept and percent-encoding is not decoded, so the function never throws.
 *
 * @param pathname - The path of a URL: no query, no hash.
 * @returns The canonical path, `/` for the front page; anything that is not a path of this site (`//host`, `*`, an empty
 * string) comes back unchanged.
 */
export function canonicalPath(pathname: string): string {
  if (!OWN_PATH.test(pathname)) {
    return pathname;
  }
  let path = pathname;
  let before: string;
  do {
    before = path;
    for (const ending of ENDINGS) {
      path = path.replace(ending, '');
    }
  } while (path !== before);
  return path === '' ? '/' : (aliases[path] ?? path);
}
