import {canonicalPath} from './canonicalPath';

/**
 * Address of the Markdown twin of a page: `/docs/Introduction.md`, of the front page `/index.md`.
 * @param route in any spelling: Docusaurus gives a page that is the index of its folder a slash at its end
 */
export function markdownCopyPath(route: string): string {
  const page = canonicalPath(route);
  return page === '/' ? '/index.md' : `${page}.md`;
}
