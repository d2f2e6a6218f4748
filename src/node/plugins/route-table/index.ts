import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentModule, routeChecks} from '../content/hooks';
import type {ContentProblem} from '../../content/problems';
import {foundPages} from '../foundPages';

/**
 * Compares the pages with the table of routes.
 * @throws ContentError that names a page outside the table, two pages with one address, and a missing page
 */
export default function routeTablePlugin({siteDir}: LoadContext): Plugin {
  const refuse = (problems: readonly ContentProblem[]): void => {
    if (problems.length > 0) throw new (contentModule(siteDir).ContentError)(problems);
  };
  return {
    name: 'route-table',
    async allContentLoaded({allContent}) {
      const {checkRoutes} = routeChecks(siteDir);
      const pages = await Promise.all(
        foundPages(allContent).map(async ({permalink, file}) => ({
          permalink,
          file,
          source: await readFile(path.join(siteDir, file), 'utf8'),
        })),
      );
      refuse(checkRoutes(pages));
    },
    // Pages that plugins make without a file, for instance of tags or of a category.
    postBuild({routesPaths}) {
      refuse(routeChecks(siteDir).checkBuiltRoutes(routesPaths));
      return Promise.resolve();
    },
  };
}
