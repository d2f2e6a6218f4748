import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

/** What the bundler offers that the type of the one before it has not. */
interface LazyBundler {
  /** Compiles what a browser asks for. */
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/**
 * The bundler's own options, and the development server's, which Docusaurus merges with its own; the type that Docusaurus
 * gives has neither.
 * Source: https://rspack.rs/guide/advanced/lazy-compilation
 */
const developmentOptions = ({instance}: CurrentBundler): object => ({
  lazyCompilation: {entries: false, imports: true},
  // Each page brings its styles. In the one sheet of Docusaurus they would come after the page that has it, which keeps it.
  optimization: {splitChunks: {cacheGroups: {styles: false}}},
  // In memory. Docusaurus has it on disk while developing, even where `rspackPersistentCache` is false, and the bundler can
  // end while it writes there: https://github.com/web-infra-dev/rspack/issues/14708
  experiments: {cache: true},
  devServer: {
    // In place of the only one of Docusaurus, which serves an overlay that it no longer has.
    setupMiddlewares: (middlewares: readonly unknown[], {compiler}: {compiler: unknown}) => [
      (instance as unknown as LazyBundler).lazyCompilationMiddleware(compiler),
      ...middlewares,
    ],
  },
});

/**
 * While developing, compiles a page when a browser first opens it, not all of them before the first shows, and keeps what is
 * compiled in memory.
 */
export default function lazyPagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: (_config, _isServer, {currentBundler}) =>
      process.env.NODE_ENV === 'development'
        ? {
            ...developmentOptions(currentBundler),
            module: {
              rules: [
                {
                  test: path.join(generatedFilesDir, 'registry.js'),
                  use: path.join(siteDir, 'src/node/plugins/lazy-pages/removeWeakRequires.mjs'),
                },
              ],
            },
          }
        : {},
  };
}
