import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page that was found. */
export interface FoundPage {
  /** Its address, without a slash at the end. */
  permalink: string;
  /** Path of its file from the root of the site, with slashes. */
  file: string;
  /** Of a page in Markdown; pages in React say theirs only when they are rendered. */
  title?: string;
}

/** All pages of the docs and pages plugins. */
export function foundPages(allContent: AllContent): FoundPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as PagesContent[];
  return [
    ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat(),
  ].map((page) => ({
    // The slash at the end of an index page goes later, by the site's `trailingSlash`.
    permalink: page.permalink.replace(/(?<=.)\/$/, ''),
    file: page.source.replace('@site/', ''),
    title: 'title' in page ? page.title : undefined,
  }));
}
