import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {contentModule} from '../content/hooks';

/** A page that was found: its address and its file. */
interface FoundPage {
  permalink: string;
  /** Path from the root of the site, with slashes. */
  file: string;
}

/** All pages of the docs and pages plugins. */
function pagesOf(allContent: AllContent): FoundPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as PagesContent[];
  return [...docs.flatMap((it) => it.loadedVersions.flatMap((version) => version.docs)), ...pages.flat()].map(
    ({permalink, source}) => ({
      // The slash at the end of an index page goes later, by the site's `trailingSlash`.
      permalink: permalink.replace(/(?<=.)\/$/, ''),
      file: source.replace('@site/', ''),
    }),
  );
}

/**
 * Compares the pages with the table of routes.
 * @throws ContentError that names a page outside the table, two pages with one address, and a missing page
 */
export default function routeTablePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'route-table',
    async allContentLoaded({allContent}) {
      const {checkRoutes, ContentError} = contentModule(siteDir);
      const pages = await Promise.all(
        pagesOf(allContent).map(async (page) => ({
          ...page,
          source: await readFile(path.join(siteDir, page.file), 'utf8'),
        })),
      );
      const problems = checkRoutes(pages);
      if (problems.length > 0) throw new ContentError(problems);
    },
    // Pages that plugins make without a file, for instance of tags or of a category.
    postBuild({routesPaths}) {
      const {checkBuiltRoutes, ContentError} = contentModule(siteDir);
      const problems = checkBuiltRoutes(routesPaths);
      if (problems.length > 0) throw new ContentError(problems);
      return Promise.resolve();
    },
  };
}
