import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from '../../src/build/plugins/page-script/template';

const require = createRequire(import.meta.url);

const readPackageFile = (packageName: string, file: string): string =>
  readFileSync(path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file), 'utf8');

/** Framework code that our plugins depend on; see src/build/plugins/README.md. */
const internals: readonly {expectation: string; file: [packageName: string, file: string]; pattern: RegExp}[] = [
  {
    expectation: 'lazy-pages: registry.js lists the modules of routes',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    pattern: /'registry\.js'/,
  },
  {
    expectation: 'lazy-pages: registry.js has a weak reference to each module',
    file: ['@docusaurus/core', 'lib/server/codegen/codegenRoutes.js'],
    pattern: /"\$\{modulePath\}", require\.resolveWeak\("\$\{modulePath\}"\)\]/,
  },
  {
    expectation: "lazy-pages: Docusaurus' development server adds one middleware and returns all others",
    file: ['@docusaurus/core', 'lib/commands/start/webpack.js'],
    pattern:
      /setupMiddlewares: \(middlewares, devServer\) => \{\s*\/\/[^\n]*\s*middlewares\.unshift\(\(0, evalSourceMapMiddleware_1\.default\)\(devServer\)\);\s*return middlewares;/,
  },
];

describe('the installed Docusaurus', () => {
  it.each(internals)('meets an expectation of $expectation', ({file, pattern}) => {
    expect(readPackageFile(...file)).toMatch(pattern);
  });

  it('uses the same variables in its page template as ours, plus stylesheets', () => {
    const variableNames = (template: string) =>
      [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name = '']) => name))].sort();
    const theirNames = variableNames(readPackageFile('@docusaurus/core', 'lib/ssg/ssgTemplate.html.js'));
    expect([...variableNames(pageTemplate), 'stylesheets'].sort()).toEqual(theirNames);
  });
});
