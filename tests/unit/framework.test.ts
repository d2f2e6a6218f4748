import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from '../../src/build/plugins/page-script/template';
import {temporaryFolder} from '../helpers/temporaryFolder';

const require = createRequire(import.meta.url);

const readPackageFile = (packageName: string, file: string): string =>
  readFileSync(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file), 'utf8');

/** Framework code that our plugins depend on; see src/build/plugins/README.md. */
const internals: readonly {what: string; file: [string, string]; pattern: RegExp}[] = [
  {
    what: 'page-script: the application has one entry',
    file: ['@docusaurus/core', 'lib/webpack/client.js'],
    pattern: /entry: path_1\.default\.resolve\(__dirname, '\.\.\/client\/clientEntry\.js'\)/,
  },
  {
    what: 'page-script: the plugin that it removes is named ChunkAssetPlugin',
    file: ['@docusaurus/core', 'lib/webpack/plugins/ChunkAssetPlugin.js'],
    pattern: /class ChunkAssetPlugin \{/,
  },
  {
    what: 'page-script: the inline script that it removes turns query parameters into attributes',
    file: ['@docusaurus/theme-classic', 'lib/inlineScripts.js'],
    pattern: /\n\(function\(\) \{\s*try \{\s*const entries = new URLSearchParams/,
  },
  {
    what: "page-styles: Docusaurus' style group has type css/mini-extract and a lower priority than ours",
    file: ['@docusaurus/core', 'lib/webpack/base.js'],
    pattern:
      /styles: \{\s*name: 'styles',\s*type: 'css\/mini-extract',\s*chunks: `all`,\s*enforce: true,\s*priority: 50/,
  },
  {
    what: 'lazy-pages: registry.js lists the modules of routes',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    pattern: /'registry\.js'/,
  },
  {
    what: 'lazy-pages: registry.js has a weak reference to each module',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    pattern: /"\$\{modulePath\}", require\.resolveWeak\("\$\{modulePath\}"\)\]/,
  },
  {
    what: 'lazy-pages: the development server adds only one middleware',
    file: ['@docusaurus/core', 'lib/commands/start/webpack.js'],
    pattern:
      /setupMiddlewares: \(middlewares, devServer\) => \{\s*\/\/[^\n]*\s*middlewares\.unshift\(\(0, evalSourceMapMiddleware_1\.default\)\(devServer\)\);\s*return middlewares;/,
  },
];

describe('the installed Docusaurus', () => {
  it.each(internals)('meets the expectation of $what', ({file, pattern}) => {
    expect(readPackageFile(...file)).toMatch(pattern);
  });

  it('no longer matches when its code changes', () => {
    expect("entry: {main: '../client/clientEntry.js'}").not.toMatch(internals[0]?.pattern ?? /./);
  });

  it('evaluates the config again on each load, but not the CommonJS files that it imports', async () => {
    const folder = temporaryFolder({
      'kept.cjs': 'module.exports = {};',
      'config.ts': "import kept from './kept.cjs'; export default {kept, own: {}};",
    });
    const load = async () =>
      (await loadFreshModule(path.join(folder, 'config.ts'))) as Readonly<Record<'kept' | 'own', object>>;
    const [config, reloadedConfig] = [await load(), await load()];
    expect(reloadedConfig.own).not.toBe(config.own);
    expect(reloadedConfig.kept).toBe(config.kept);
  });

  it('uses the same variables in its page template as ours, plus stylesheets', () => {
    const names = (template: string) =>
      [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name = '']) => name))].sort();
    const theirs = names(readPackageFile('@docusaurus/core', 'lib/ssg/ssgTemplate.html.js'));
    expect([...names(pageTemplate), 'stylesheets'].sort()).toEqual(theirs);
  });
});
