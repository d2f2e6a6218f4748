import {readFileSync} from 'node:fs';
import type {KnipConfig} from 'knip';
import {componentModules} from './src/build/markdown/pageComponents';
import {hasApi} from './src/facts/modules';
import {scriptFiles} from './src/build/plugins/page-script/scriptFiles';

const [clientModulesSource = ''] = /clientModules: \[[^\]]*\]/.exec(readFileSync('docusaurus.config.ts', 'utf8')) ?? [];

/** Files that are used by name rather than imported, so that knip doesn't report them. */
export default {
  entry: [
    // Pages. Knip finds those in docs/ by itself.
    '{documents,faq,known-issues}/**/*.mdx',
    'src/theme/**/*.{ts,tsx}',
    // Client modules of the configuration, which knip doesn't read.
    ...[...clientModulesSource.matchAll(/'\.\/([^']+)'/g)].map(([, file = '']) => file),
    ...scriptFiles.map(({source}) => `src/${source}`),
    // Loaded by src/build/plugins/loadBundle.cjs.
    'src/build/plugins/bundleEntry.ts',
    // Loaders, which plugins name by path.
    'src/build/plugins/*/*Loader.mjs',
    // The island loader adds these to each island.
    'src/islands/{island,defineIsland}.tsx',
    // src/build/markdown/remarkImports.ts imports these into pages that use them.
    ...componentModules
      .filter(({module}) => module.startsWith('@site/'))
      .map(({module}) => `${module.replace('@site/', '')}/index.{ts,tsx}`),
    // Tests copy these into the site.
    'tests/fixtures/{kit.mdx,Quiz.tsx}',
    // Served as it is.
    'static/sw.js',
  ],
  // `npm run remove -- api` deletes the tests that use this package and some exports.
  ignoreDependencies: hasApi ? [] : ['openapi-backend'],
  ignoreExportsUsedInFile: !hasApi,
  // System programs that scripts, tests and the benchmark use.
  ignoreBinaries: ['nginx', 'openssl', 'Xvfb', 'WebKitWebDriver'],
} satisfies KnipConfig;
