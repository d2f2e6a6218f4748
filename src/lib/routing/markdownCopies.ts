import {canonicalPath} from './canonicalPath';

/** Returns the path of a page's Markdown copy: `/docs/Introduction` → `/docs/Introduction.md`, `/` → `/index.md`. */
export function markdownCopyPath(route: string): string {
  const page = canonicalPath(route);
  return page === '/' ? '/index.md' : `${page}.md`;
}
