import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from '../../src/node/plugins/page-script/template';
import {temporaryFolder} from '../temporaryFolder';

const require = createRequire(import.meta.url);

const readPackageFile = (packageName: string, file: string): string =>
  readFileSync(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file), 'utf8');

/** Code of the framework that our plugins rely on; see src/node/plugins/README.md. */
const reliedOn: readonly {what: string; file: [string, string]; on: RegExp}[] = [
  {
    what: 'page-script: the application has one entry',
    file: ['@docusaurus/core', 'lib/webpack/client.js'],
    on: /entry: path_1\.default\.resolve\(__dirname, '\.\.\/client\/clientEntry\.js'\)/,
  },
  {
    what: 'page-script: ChunkAssetPlugin, which page-script removes, has that name',
    file: ['@docusaurus/core', 'lib/webpack/plugins/ChunkAssetPlugin.js'],
    on: /class ChunkAssetPlugin \{/,
  },
  {
    what: 'page-script: the inline script that page-script removes turns parameters into attributes',
    file: ['@docusaurus/theme-classic', 'lib/inlineScripts.js'],
    on: /\n\(function\(\) \{\s*try \{\s*const entries = new URLSearchParams/,
  },
  {
    what: 'page-styles: styles are bundled with this type and a lower priority',
    file: ['@docusaurus/core', 'lib/webpack/base.js'],
    on: /styles: \{\s*name: 'styles',\s*type: 'css\/mini-extract',\s*chunks: `all`,\s*enforce: true,\s*priority: 50/,
  },
  {
    what: 'lazy-pages: registry.js lists the modules of routes',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    on: /'registry\.js'/,
  },
  {
    what: 'lazy-pages: registry.js has a weak reference to each module',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    on: /"\$\{modulePath\}", require\.resolveWeak\("\$\{modulePath\}"\)\]/,
  },
  {
    what: 'lazy-pages: the development server adds one middleware only',
    file: ['@docusaurus/core', 'lib/commands/start/webpack.js'],
    on: /setupMiddlewares: \(middlewares, devServer\) => \{\s*\/\/[^\n]*\s*middlewares\.unshift\(\(0, evalSourceMapMiddleware_1\.default\)\(devServer\)\);\s*return middlewares;/,
  },
];

describe('the installed Docusaurus', () => {
  it.each(reliedOn)('has the code for $what', ({file, on}) => {
    expect(readPackageFile(...file)).toMatch(on);
  });

  it('is reported when the code changes', () => {
    expect("entry: {main: '../client/clientEntry.js'}").not.toMatch(reliedOn[0]?.on ?? /./);
  });

  it('evaluates the config again on each load, but not CommonJS files', async () => {
    const folder = temporaryFolder({
      'kept.cjs': 'module.exports = {};',
      'config.ts': "import kept from './kept.cjs'; export default {kept, own: {}};",
    });
    const load = async () =>
      (await loadFreshModule(path.join(folder, 'config.ts'))) as Readonly<Record<'kept' | 'own', object>>;
    const [first, second] = [await load(), await load()];
    expect(second.own).not.toBe(first.own);
    expect(second.kept).toBe(first.kept);
  });

  it('passes our page template the variables that it uses, and stylesheets', () => {
    const names = (template: string) =>
      [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name = '']) => name))].sort();
    const theirs = names(readPackageFile('@docusaurus/core', 'lib/ssg/ssgTemplate.html.js'));
    expect([...names(pageTemplate), 'stylesheets'].sort()).toEqual(theirs);
  });
});
