import {utimes} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundled, bundledFolders} from '../bundled.cjs';

/**
 * Checks all facts and pages before a build, gives pages in React the values of `*.data.ts` modules, which run at build time, and
 * in development brings edits of facts to the pages.
 * @throws ContentError with settings that the site can't have; before a build, with every mistake in facts and pages; with `DEPLOY=production`, every placeholder that is left is one
 */
export default async function contentPlugin({siteDir, siteConfig, siteConfigPath}: LoadContext): Promise<Plugin> {
  const {checkSettings, refuse} = bundled(siteDir);
  refuse(checkSettings(siteDir, siteConfig), 'The site cannot be built as it is set up:');
  // The development server shows a mistake on its page instead.
  if (process.env.NODE_ENV === 'production') {
    const {checkBeforeBuild, checkFilledIn} = await bundled(siteDir).checks();
    await checkBeforeBuild(siteDir);
    if (process.env.DEPLOY === 'production') await checkFilledIn(siteDir);
  }

  const loader = (name: string) => ({
    loader: path.join(siteDir, `src/node/plugins/content/${name}.mjs`),
    options: {siteDir},
  });

  let started = false;
  return {
    name: 'content',
    getPathsToWatch: () => bundledFolders(siteDir).map((folder) => `${folder}/*`),
    async loadContent() {
      // Called again only when a watched file changed. Facts are in the config, the front matter of all pages and the
      // sidebars, and Docusaurus reads all of these again when its config file changes.
      if (started) await utimes(siteConfigPath, new Date(), new Date());
      started = true;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {test: /\.data\.ts$/, enforce: 'pre', use: loader('dataLoader')},
          ...(process.env.NODE_ENV === 'development'
            ? [
                {
                  test: /\.mdx?$/,
                  include: siteDir,
                  exclude: /node_modules/,
                  enforce: 'pre' as const,
                  use: loader('pageLoader'),
                },
              ]
            : []),
        ],
      },
    }),
  };
}
