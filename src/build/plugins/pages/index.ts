import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {findLineNumber} from '../../../checks/config';
import {byCodeUnit} from '../../../lib/collections';
import {docsFolders} from '../../content/docsInstances';
import type {ContentMistake} from '../../content/mistakes';
import {loadBundle} from '../loadBundle.cjs';
import {unusedComponentsPlugin} from './unusedComponents';

/** Docusaurus knows the titles of React pages only once it renders them: `/get-started` → `Get started` */
function titleFromRoute(route: string): string {
  const words = route.replace(/.*\//, '').replaceAll('-', ' ');
  return words === '' ? 'Front page' : words.replace(/^./, (letter) => letter.toUpperCase());
}

interface ListedPage {
  /** Its route, without a trailing slash. */
  route: string;
  file: string;
  title: string;
}

function listPages(allContent: AllContent, siteDir: string): ListedPage[] {
  const {withoutBasePath} = loadBundle(siteDir);
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as {
    permalink: string;
    source: string;
    title?: undefined; // Only documents have one.
  }[][];
  return [
    ...docs
      .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
      .filter(({unlisted}) => !unlisted),
    ...pages.flat(),
  ].map((page) => {
    // Docusaurus applies `trailingSlash: false` to index pages later.
    const route = withoutBasePath(page.permalink).replace(/(?<=.)\/$/, '');
    return {route, file: page.source.replace('@site/', ''), title: page.title ?? titleFromRoute(route)};
  });
}

/** Finds content that Docusaurus would show without our remark plugins, so without facts, highlighted code and checks. */
function findUnsupportedContent(
  allContent: AllContent,
  pages: readonly ListedPage[],
  siteDir: string,
): ContentMistake[] {
  // The instance for docs/ has Docusaurus' default id.
  const ownIds: readonly string[] = ['default', ...docsFolders];
  const otherIds = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {}).filter((id) => !ownIds.includes(id));
  const markdownPages = pages.filter(({file}) => /^src\/pages\/.*\.mdx?$/.test(file));
  const file = 'docusaurus.config.ts';
  const lineOf = (text: string): number =>
    findLineNumber(readFileSync(path.join(siteDir, file), 'utf8').split('\n'), text) || 1;
  return [
    ...otherIds.map((id) => ({
      file,
      line: lineOf(`'${id}'`),
      message: `pages of the instance "${id}" would have no facts and no checks`,
      repair: 'Add its folder to src/build/content/docsInstances.ts, and delete the plugin.',
    })),
    ...markdownPages.map((page) => ({
      file: page.file,
      line: 1,
      message: 'Markdown in src/pages/ would have no facts and no checks',
      repair: `Move it to one of the folders ${docsFolders.join(', ')}.`,
    })),
    ...('docusaurus-plugin-content-blog' in allContent
      ? [
          {
            file,
            line: lineOf('blog'),
            message: 'there is no blog here',
            repair: 'Write `blog: false`, releases into src/facts/, and other posts as documents.',
          },
        ]
      : []),
  ];
}

/**
 * Writes `@generated/pages/default/pages.json` for the not-found page: `[{"path": "/faq", "title": "FAQ"}, …]`. Stops builds with
 * content that our plugins don't reach, and with components that no page shows.
 */
export default function pageListPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'pages',
    configureWebpack: (_config, isServer) =>
      isServer && process.env.NODE_ENV === 'production' ? {plugins: [unusedComponentsPlugin(siteDir)]} : {},
    async allContentLoaded({allContent, actions}) {
      const pages = listPages(allContent, siteDir);
      loadBundle(siteDir).assertNoMistakes(findUnsupportedContent(allContent, pages, siteDir));
      const titledPages = pages
        .map(({route, title}) => ({path: route, title}))
        .sort((a, b) => byCodeUnit(a.path, b.path));
      await actions.createData('pages.json', titledPages);
    },
  };
}
