import {aliases} from './aliases';

/** Excludes `//host` and `/\host`: browsers read them as other hosts, so they must never become the target of a redirect. */
const OWN_PATH = /^\/(?![/\\])/;

/** Endings that hosts ignore. `.html` needs a name before it. */
const ENDINGS = [/\/+$/, /(?<=[^/])\.html$/, /\/index$/];

/**
 * Returns the canonical path of a page: `/faq/index.html` → `/faq`. Applies `aliases`, and keeps letter case and
 * percent-encoding. Returns anything that isn't a path of this site unchanged, such as `//host`, `*` or an empty string.
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
