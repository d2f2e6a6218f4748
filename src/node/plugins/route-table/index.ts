import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentModule} from '../content/hooks';
import {foundPages} from '../foundPages';

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
        foundPages(allContent).map(async ({permalink, file}) => ({
          permalink,
          file,
          source: await readFile(path.join(siteDir, file), 'utf8'),
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
