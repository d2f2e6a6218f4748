import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out of the script of every page:
 * - the theme's highlighter, a fifth of it: code gets its colors at build time (src/components/docs/remark/highlight.ts);
 * - loading the pages of all links in view, which takes as much from a phone as the page itself. A page is still loaded as
 *   soon as a pointer or finger is on its link, before the click;
 * - a library of helpers of which one module uses a single one;
 * - the descriptions of all documents, which only cards show that this site has none of;
 * - the paths of all sources, and options of the build;
 * - the warning of a wrong base address, which this site, served from the root of its domain, cannot have;
 * - the switch of colors, if there is none.
 * @throws if a module that is left out no longer exists
 */
export default function leanScriptPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const fileOf = (packageName: string, file: string) =>
    require.resolve(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file));
  const nothing = path.join(siteDir, 'src/components/docs/Nothing/index.tsx');
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const ours = (file: string) => path.join(siteDir, 'src/plugins/lean-script', file);
  return {
    name: 'lean-script',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [fileOf('@docusaurus/theme-classic', 'lib/prism-include-languages.js')]: false,
                [fileOf('@docusaurus/core', 'lib/client/prefetch.js')]: ours('noPrefetch.ts'),
                [fileOf('@docusaurus/core', 'lib/client/BaseUrlIssueBanner/index.js')]: nothing,
                ...(colorMode?.disableSwitch && {
                  [fileOf('@docusaurus/theme-classic', 'lib/theme/ColorModeToggle/index.js')]: nothing,
                }),
              },
            },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Small as it is, every page with a preview would carry it.
                  chat: {test: path.join(siteDir, 'src/components/chat'), chunks: 'async', name: 'chat', enforce: true},
                },
              },
            },
            module: {
              rules: [
                {
                  test: fileOf('@docusaurus/utils-common', 'lib/index.js'),
                  resolve: {alias: {tslib: ours('importDefault.ts')}},
                },
                {
                  // What the frame of all documents of one kind gets: its sidebar, and its documents by name.
                  test: /\.json$/,
                  include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
                  enforce: 'pre',
                  use: ours('withoutDescriptions.mjs'),
                },
                {
                  test: path.join(generatedFilesDir, 'registry.js'),
                  enforce: 'pre',
                  use: ours('withoutPaths.mjs'),
                },
                {
                  test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                  enforce: 'pre',
                  use: ours('withoutBuildOptions.mjs'),
                },
              ],
            },
          },
  };
}
