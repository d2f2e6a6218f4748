import type {Plugin} from '@docusaurus/types';
import {foundPages} from '../foundPages';

/** Names of the pages in React, which the build does not know. */
const reactPages: Readonly<Record<string, string>> = {
  '/': 'Front page',
  '/get-started': 'Get started',
  '/premium': 'Premium',
};

/**
 * Writes address and name of every page to `@generated/page-names/default/pages.json`, for the not-found page.
 * @throws Error for a page without a name
 */
export default function pageNamesPlugin(): Plugin {
  return {
    name: 'page-names',
    async allContentLoaded({allContent, actions}) {
      const pages = foundPages(allContent)
        .map(({permalink, file, title = reactPages[permalink]}) => {
          if (title === undefined) {
            throw new Error(`${file} has no name: give it one in src/node/plugins/page-names/index.ts.`);
          }
          return {path: permalink, title};
        })
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      await actions.createData('pages.json', pages);
    },
  };
}
