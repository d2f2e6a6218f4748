import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFiles} from './files';
import {firstPaintScripts} from './firstPaint';

/**
 * Bundles `src/page/` beside the application: the page script, the behaviors of elements that few pages have, and what
 * is loaded on demand, each a small file that runs by itself, hashed and typed like the rest. While developing, every page has
 * all of them, and an edit of one reloads the page, because a custom element cannot be defined twice.
 * @throws if the framework's bundle no longer has one entry
 */
export default function pageScriptPlugin({siteDir, siteStorage: {namespace}}: LoadContext): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  return {
    name: 'page-script',
    injectHtmlTags: () => ({
      // Beside the theme's own, with which the minifier makes them one script: a policy has to name one less.
      preBodyTags: firstPaintScripts(namespace).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {};
      if (typeof config.entry !== 'string') {
        throw new Error(
          'The framework gives the application another entry than one file: see src/node/plugins/page-script/index.ts, which ' +
            'puts the page script beside it.',
        );
      }
      const entries = pageFiles.map(({name, source}) => {
        const file = path.join(siteDir, 'src/page', source);
        // With what the bundler adds inside: then it needs no other file, and the application's may come or not. The
        // development server replaces parts of scripts, for which they must have that in common.
        return [name, developing ? file : {import: file, runtime: false as const}] as const;
      });
      return {
        mergeStrategy: {entry: 'replace'},
        // A lazy file has its styles inside, as text: those of `.css` files would end up in the stylesheet of every page.
        module: {
          rules: [
            {
              test: /\.pcss$/,
              type: 'asset/source',
              loader: 'builtin:lightningcss-loader',
              options: {minify: !developing},
            },
          ],
        },
        entry: {...Object.fromEntries(entries), main: config.entry},
        ...(developing
          ? {optimization: {runtimeChunk: 'single' as const}}
          : {
              plugins: [
                new currentBundler.instance.SourceMapDevToolPlugin({
                  filename: '[file].map',
                  // Generated data has its absolute path in its name.
                  moduleFilenameTemplate: ({resourcePath}: {resourcePath: string}) =>
                    `webpack:///${resourcePath.replace(siteDir + path.sep, './')}`,
                  include: new RegExp(`/(?:${pageFiles.map(({name}) => name).join('|')})\\.`),
                }),
              ],
            }),
      };
    },
  };
}
