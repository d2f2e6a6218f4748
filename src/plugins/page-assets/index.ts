import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {withRequests, type ClientManifest} from './manifest';

const NAME = 'page-assets';

/**
 * Names in the HTML of each page the scripts and stylesheets of that page, beside those that all pages share. Then the
 * browser asks for all of them at once; otherwise it learns of a page's own when the script of the frame has run. And a
 * page carries the styles of what it shows; otherwise there is one stylesheet with those of all pages.
 *
 * The framework writes them itself, from a manifest that names each part of the build by the request that asked for it. With
 * webpack 5 and its successor the manifest's maker finds no requests any more; they are added here.
 * @throws Error if the build has no manifest, and what `withRequests` throws
 */
export default function pageAssetsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');

  const nameRequests = (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap(NAME, ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ClientManifest;
      writeFileSync(manifestFile, JSON.stringify(withRequests(manifest, chunkGroups)));
    });
  };

  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const ofDocuments = [
    ...['BackToTop', 'Doc', 'TOC'].map((name) => path.join(theme, name)),
    ...['css', 'components/docs/Note'].map((folder) => path.join(siteDir, 'src', folder)),
  ];
  const ofStyles = {type: 'css/mini-extract', chunks: 'async', enforce: true} as const;

  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {
            plugins: [{apply: nameRequests}],
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // The framework's group of all styles, now only of those that every page needs.
                  styles: {chunks: 'initial'},
                  // What all documents need, in one file, since one large file compresses better than many small ones.
                  documents: {
                    ...ofStyles,
                    test: (module: Module) => ofDocuments.some((it) => module.nameForCondition()?.startsWith(it)),
                    name: 'documents',
                    priority: 51,
                  },
                  // What several pages need beyond that, in a file for each set of pages.
                  shared: {...ofStyles, minChunks: 2, priority: 50},
                },
              },
            },
          },
  };
}
