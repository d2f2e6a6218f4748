import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out of the script of every page:
 * - the theme's highlighter, a fifth of it: code gets its colors at build time (src/components/docs/remark/highlight.ts);
 * - loading the pages of all links in view, which takes as much from a phone as the page itself. A page is still loaded as
 *   soon as a pointer or finger is on its link, before the click.
 * @throws if a module that is left out no longer exists
 */
export default function leanScriptPlugin({siteDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const folderOf = (packageName: string) => path.dirname(require.resolve(`${packageName}/package.json`));
  const highlighter = require.resolve(
    path.join(folderOf('@docusaurus/theme-classic'), 'lib/prism-include-languages.js'),
  );
  const prefetch = require.resolve(path.join(folderOf('@docusaurus/core'), 'lib/client/prefetch.js'));
  return {
    name: 'lean-script',
    configureWebpack: () => ({
      resolve: {alias: {[highlighter]: false, [prefetch]: path.join(siteDir, 'src/plugins/lean-script/noPrefetch.ts')}},
    }),
  };
}
