import {utimes} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factFolders} from '../freshModules.mjs';
import {checkBeforeBuild, expandPage} from './hooks';

/**
 * Checks all facts and pages before a build, gives pages in React the values of `*.data.ts` modules, which run at build time, and
 * in development brings edits of facts to the pages.
 * @throws ContentError before a build, with every mistake
 */
export default async function contentPlugin({siteDir, siteConfigPath}: LoadContext): Promise<Plugin> {
  // The development server shows a mistake on its page instead.
  if (process.env.NODE_ENV === 'production') await checkBeforeBuild(siteDir);

  const loader = (file: string, more?: object) => ({
    loader: path.join(siteDir, 'src/node/plugins/content', file),
    options: {siteDir, ...more},
  });
  const pages = {test: /\.mdx?$/, include: siteDir, exclude: /node_modules/};
  const expand = (file: string, source: string) => expandPage(siteDir, file, source);

  let started = false;
  return {
    name: 'content',
    getPathsToWatch: () => factFolders.map((folder) => `${folder}/**/*`),
    async loadContent() {
      // Called again only when a watched file changed. Facts are in the config, the front matter of all pages and the
      // sidebars, and Docusaurus reads all of these again when its config file changes.
      if (started) await utimes(siteConfigPath, new Date(), new Date());
      started = true;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {...pages, enforce: 'pre', use: loader('factsDependency.mjs')},
          {test: /\.data\.ts$/, enforce: 'pre', use: loader('evaluate.mjs')},
          // A build compiles each page once.
          ...(process.env.NODE_ENV === 'development'
            ? [{...pages, enforce: 'post' as const, use: loader('reuse.mjs', {expand})}]
            : []),
        ],
      },
    }),
  };
}
