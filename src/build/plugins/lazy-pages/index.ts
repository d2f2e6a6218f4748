import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

interface LazyBundler {
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/**
 * Options of rspack and its development server, which Docusaurus merges with its own. Docusaurus' type lacks some.
 * Source: https://rspack.rs/guide/advanced/lazy-compilation
 */
const developmentOptions = ({instance}: CurrentBundler): object => ({
  lazyCompilation: {entries: false, imports: true},
  // Each page gets its own stylesheet. In Docusaurus' single one, styles of a page compiled later would be missing, because a
  // browser doesn't load it again.
  optimization: {splitChunks: {cacheGroups: {styles: false}}},
  // Caches in memory. In development Docusaurus caches on disk even if `rspackPersistentCache` is false, and rspack can crash while
  // it writes there: https://github.com/web-infra-dev/rspack/issues/14708
  experiments: {cache: true},
  devServer: {
    // Without the given middlewares: webpack-merge calls Docusaurus' function too, which returns them, and joins both lists.
    setupMiddlewares: (_middlewares: unknown, {compiler}: {compiler: unknown}) => [
      (instance as unknown as LazyBundler).lazyCompilationMiddleware(compiler),
    ],
  },
});

/** Compiles a page when it is first opened in the development server, instead of all pages at the start. */
export default function lazyPagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: (_config, _isServer, {currentBundler}) =>
      process.env.NODE_ENV === 'development'
        ? {
            ...developmentOptions(currentBundler),
            module: {
              rules: [
                // Without this, rspack would compile all pages at the start.
                {
                  test: path.join(generatedFilesDir, 'registry.js'),
                  use: path.join(siteDir, 'src/build/plugins/lazy-pages/removeWeakRequires.mjs'),
                },
              ],
            },
          }
        : {},
  };
}
