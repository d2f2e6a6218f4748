import type {KnipConfig} from 'knip';
import {componentModules} from './src/node/markdown/pageComponents';
import {pageFiles} from './src/node/plugins/page-script/files';

/** What nothing imports is reported as unused; these are files and packages that are used by name. */
export default {
  entry: [
    // Pages; those of docs/ knip knows.
    '{documents,faq,known-issues}/**/*.mdx',
    // Components that Docusaurus takes in place of its theme's.
    'src/theme/**/*.{ts,tsx}',
    // `clientModules` of docusaurus.config.ts.
    'src/app/navigated.ts',
    // What the page script is bundled of.
    ...pageFiles.map(({source}) => `src/page/${source}`),
    // Loaded anew after an edit, by src/node/plugins/freshModules.mjs.
    'src/{checks,node/content,node/siteFiles,node/structuredData}/index.ts',
    'src/checks/sources/routes.ts',
    // Loaders, and modules in place of the framework's, which the plugins beside them name by path.
    'src/node/plugins/content/factsDependency.mjs',
    'src/node/plugins/data/evaluate.mjs',
    'src/node/plugins/exact-routes/{markRoutes,renderRoutes}.ts',
    'src/node/plugins/lean-application/{importDefault,noHighlighter,noPrefetch}.ts',
    // Imported into pages that name them, by src/node/markdown/importUsed.ts.
    ...componentModules
      .filter(({module}) => module.startsWith('@site/'))
      .map(({module}) => `${module.replace('@site/', '')}/index.{ts,tsx}`),
    // What pages can name: read by the language server of MDX, the second by tsconfig.json.
    'src/node/content/{inPages.ts,pageSyntax.mjs}',
    // A page that a drill copies into the site.
    'tests/fixtures/kit.mdx',
    // Run by scripts/test.ts and scripts/lib/testSteps.ts.
    'scripts/{step,check}.ts',
    // Given to Node.js and to `--variants` by path.
    'bench/{usage.mjs,variants.ts}',
  ],
  // Programs of the system, which scripts, tests and the bench look for.
  ignoreBinaries: ['nginx', 'openssl', 'Xvfb', 'WebKitWebDriver'],
  ignoreDependencies: [
    // A name that the framework gives a module of its own.
    '@docusaurus/ErrorBoundary',
    // Named by tsconfig.json, for the language server of MDX.
    'remark-frontmatter',
    // Run by path in scripts/check/tools.ts: `npx tsc` could be either compiler; the linter runs its second part itself.
    'typescript-7',
    'oxlint',
    'oxlint-tsgolint',
  ],
} satisfies KnipConfig;
