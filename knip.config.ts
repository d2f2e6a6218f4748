import type {KnipConfig} from 'knip';
import {componentModules} from './src/node/markdown/pageComponents';
import {pageFiles} from './src/node/plugins/page-script/scriptFiles';

/** Files that are used by name rather than imported, so that knip doesn't report them. */
export default {
  entry: [
    // Pages. Knip finds those in docs/ by itself.
    '{documents,faq,known-issues}/**/*.mdx',
    'src/theme/**/*.{ts,tsx}',
    ...pageFiles.map(({source}) => `src/${source}`),
    // Loaded by src/node/plugins/loadBundle.cjs.
    'src/node/plugins/bundle.ts',
    // Loaders, which plugins name by path.
    'src/node/plugins/*/*Loader.mjs',
    // The island loader adds these to each island.
    'src/islands/{island,defineIsland}.tsx',
    // src/node/markdown/remarkImports.ts imports these into pages that use them.
    ...componentModules
      .filter(({module}) => module.startsWith('@site/'))
      .map(({module}) => `${module.replace('@site/', '')}/index.{ts,tsx}`),
    // Read by the MDX language server; tsconfig.json names the second.
    'src/node/content/{editorTypes.ts,pageSyntax.mjs}',
    // Tests copy these into the site.
    'tests/fixtures/{kit.mdx,Quiz.tsx}',
    // Served as it is.
    'static/sw.js',
    // Named by cspell.config.mjs.
    'scripts/spelling-reporter.mjs',
  ],
  // System programs that scripts, tests and the benchmark use.
  ignoreBinaries: ['nginx', 'openssl', 'Xvfb', 'WebKitWebDriver'],
} satisfies KnipConfig;
