import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves parts of the framework out of the application's scripts that this site has no use for. What each is, why it can go
 * and what that saves is in README.md of the folder above; a test names what an upgrade of the framework changed about them.
 * @throws if a module that is left out no longer exists
 */
export default function leanApplicationPlugin({siteDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const fileOf = (packageName: string, file: string) =>
    require.resolve(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file));
  const ours = (file: string) => path.join(siteDir, 'src/node/plugins/lean-application', file);
  return {
    name: 'lean-application',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [fileOf('@docusaurus/theme-classic', 'lib/prism-include-languages.js')]: ours('noHighlighter.ts'),
                [fileOf('@docusaurus/core', 'lib/client/prefetch.js')]: ours('noPrefetch.ts'),
              },
            },
            module: {
              rules: [
                {
                  test: fileOf('@docusaurus/utils-common', 'lib/index.js'),
                  resolve: {alias: {tslib: ours('importDefault.ts')}},
                },
              ],
            },
          },
  };
}
