import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {bundled} from '../bundled.cjs';

/** Names of the pages in React, which say theirs only when they are rendered. */
const reactPages: Readonly<Record<string, string>> = {
  '/': 'Front page',
  '/get-started': 'Get started',
  '/premium': 'Premium',
};

/** A page of the docs or pages plugins. */
interface FoundPage {
  /** Its route, without a slash at the end. */
  permalink: string;
  /** Path of its file from the root of the site, with slashes. */
  file: string;
  title: string | undefined;
}

function foundPages(allContent: AllContent, siteDir: string): FoundPage[] {
  const {routeAt} = bundled(siteDir);
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as {
    permalink: string;
    source: string;
    title?: undefined;
  }[][];
  return [
    ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat(),
  ].map((page) => {
    // The slash at the end of an index page goes later, by the site's `trailingSlash`.
    const permalink = routeAt(page.permalink).replace(/(?<=.)\/$/, '');
    return {
      permalink,
      file: page.source.replace('@site/', ''),
      title: page.title ?? reactPages[permalink],
    };
  });
}

/**
 * Compares the pages with the table of routes, and writes address and name of each to
 * `@generated/pages/default/pages.json`, for the not-found page.
 * @throws ContentError that names a page outside the table, two pages with one address, and a missing page
 * @throws Error for a page without a name
 */
export default function pagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'pages',
    async allContentLoaded({allContent, actions}) {
      const pages = foundPages(allContent, siteDir);
      const sources = pages.map(async ({permalink, file}) => ({
        permalink,
        file,
        source: await readFile(path.join(siteDir, file), 'utf8'),
      }));
      const {checkRoutes, refuse} = bundled(siteDir);
      refuse(checkRoutes(await Promise.all(sources)));

      const names = pages
        .map(({permalink, file, title}) => {
          if (title === undefined) {
            throw new Error(`${file} has no name: give it one in src/node/plugins/pages/index.ts.`);
          }
          return {path: permalink, title};
        })
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      await actions.createData('pages.json', names);
    },
  };
}
