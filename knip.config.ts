import type {KnipConfig} from 'knip';
import {componentModules} from './src/node/markdown/pageComponents';
import {pageFiles} from './src/node/plugins/page-script/scriptFiles';

/** What nothing imports is reported as unused; these are files and packages that are used by name. */
export default {
  entry: [
    // Pages; those of docs/ knip knows.
    '{documents,faq,known-issues}/**/*.mdx',
    // Components that Docusaurus takes in place of its theme's.
    'src/theme/**/*.{ts,tsx}',
    // The scripts of pages.
    ...pageFiles.map(({source}) => `src/${source}`),
    // What config and plugins take, by src/node/plugins/bundled.cjs.
    'src/node/plugins/bundle.ts',
    // Loaders, which the plugin beside each names by path.
    'src/node/plugins/*/*Loader.mjs',
    // The loader of islands adds these to each.
    'src/islands/{island,defineIsland}.tsx',
    // Imported into pages that name them, by src/node/markdown/remarkImports.ts.
    ...componentModules
      .filter(({module}) => module.startsWith('@site/'))
      .map(({module}) => `${module.replace('@site/', '')}/index.{ts,tsx}`),
    // What pages can name: read by the language server of MDX, the second by tsconfig.json.
    'src/node/content/{editorTypes.ts,pageSyntax.mjs}',
    // A page and an island that tests copy into the site.
    'tests/fixtures/{kit.mdx,Quiz.tsx}',
    // Named by cspell.config.mjs.
    'scripts/spelling-reporter.mjs',
    // Given to Node.js by path, `--import`.
    'bench/usage.mjs',
  ],
  // Programs of the system, which scripts, tests and the bench look for.
  ignoreBinaries: ['nginx', 'openssl', 'Xvfb', 'WebKitWebDriver'],
} satisfies KnipConfig;
