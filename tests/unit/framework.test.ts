import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {describe, expect, it, onTestFinished} from 'vitest';
import {pageTemplate} from '../../src/node/plugins/page-script/template';

const require = createRequire(import.meta.url);

/** A file of an installed package, as text. */
const source = (packageName: string, file: string): string =>
  readFileSync(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file), 'utf8');

/** What our plugins rely on in files of the framework; see src/node/plugins/README.md. */
const relied: readonly {by: string; file: [string, string]; on: RegExp}[] = [
  {
    by: 'page-script: the application has one entry, beside which ours is put',
    file: ['@docusaurus/core', 'lib/webpack/client.js'],
    on: /entry: path_1\.default\.resolve\(__dirname, '\.\.\/client\/clientEntry\.js'\)/,
  },
  {
    by: 'page-script: ChunkAssetPlugin, which adds code to every script and is left out, has that name',
    file: ['@docusaurus/core', 'lib/webpack/plugins/ChunkAssetPlugin.js'],
    on: /class ChunkAssetPlugin \{/,
  },
  {
    by: 'page-script: the script that makes attributes of parameters, which is left out, is written so',
    file: ['@docusaurus/theme-classic', 'lib/inlineScripts.js'],
    on: /\n\(function\(\) \{\s*try \{\s*const entries = new URLSearchParams/,
  },
  {
    by: 'page-styles: Docusaurus bundles styles with this type and a lower priority',
    file: ['@docusaurus/core', 'lib/webpack/base.js'],
    on: /styles: \{\s*name: 'styles',\s*type: 'css\/mini-extract',\s*chunks: `all`,\s*enforce: true,\s*priority: 50/,
  },
  {
    by: 'lazy-pages: the list of modules of routes is in registry.js',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    on: /'registry\.js'/,
  },
  {
    by: 'lazy-pages: there, each has a weak reference to itself',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    on: /"\$\{modulePath\}", require\.resolveWeak\("\$\{modulePath\}"\)\]/,
  },
  {
    by: 'lazy-pages: the development server of Docusaurus has no other use for middlewares of its own',
    file: ['@docusaurus/core', 'lib/commands/start/webpack.js'],
    on: /setupMiddlewares: \(middlewares, devServer\) => \{\s*\/\/[^\n]*\s*middlewares\.unshift\(\(0, evalSourceMapMiddleware_1\.default\)\(devServer\)\);\s*return middlewares;/,
  },
];

describe('the installed framework', () => {
  it.each(relied)('is as $by', ({file, on}) => {
    expect(source(...file)).toMatch(on);
  });

  it('of another kind would be noticed', () => {
    expect("entry: {main: '../client/clientEntry.js'}").not.toMatch(relied[0]?.on ?? /./);
  });

  it('evaluates config and plugins anew, but has Node.js keep a file in CommonJS', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'config-'));
    onTestFinished(() => rm(folder, {recursive: true}));
    await writeFile(path.join(folder, 'kept.cjs'), 'module.exports = {};');
    await writeFile(path.join(folder, 'config.ts'), "import kept from './kept.cjs'; export default {kept, own: {}};");
    const load = async () =>
      (await loadFreshModule(path.join(folder, 'config.ts'))) as Readonly<Record<'kept' | 'own', object>>;
    const [first, second] = [await load(), await load()];
    expect(second.own).not.toBe(first.own);
    expect(second.kept).toBe(first.kept);
  });

  it('hands the template of a page what ours uses, and stylesheets, which page-styles links', () => {
    const names = (template: string) =>
      [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name = '']) => name))].sort();
    const theirs = names(source('@docusaurus/core', 'lib/ssg/ssgTemplate.html.js'));
    expect([...names(pageTemplate), 'stylesheets'].sort()).toEqual(theirs);
  });
});
