import path from 'node:path';
import {expect, it} from 'vitest';
import {clientModulesCode} from '../../src/build/plugins/page-script/clientModules';
import {temporaryFolder, writeFiles} from '../helpers/temporaryFolder';

function codeOf(sources: Readonly<Record<string, string>>): string | undefined {
  const site = temporaryFolder(sources);
  // Plugins can name scripts without their extension.
  const requireCalls = Object.keys(sources).map((file) => `require("${path.join(site, file.replace(/\.js$/, ''))}")`);
  writeFiles(site, {'client-modules.js': `export default [${requireCalls.join()}];`});
  return clientModulesCode(site);
}

const ignoredFiles = {'src/css/custom.css': '', 'node_modules/@docusaurus/theme-classic/lib/nprogress.js': ''};

it("clientModulesCode loads the scripts of plugins, without stylesheets and Docusaurus' own scripts", () => {
  const files = {...ignoredFiles, 'node_modules/plugin-zoom/zoom.js': ''};
  expect(codeOf(files)).toMatch(/\[require\("[^"]*plugin-zoom[^"]*zoom\.js"\)\]/);
  expect(codeOf(ignoredFiles)).toBeUndefined();
});

it.each([
  "import {useHistory} from '@docusaurus/router';",
  'const React = require("react");',
  "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
])("clientModulesCode throws for code that needs Docusaurus' application: %s", (source) => {
  expect(() => codeOf({'plugin-zoom/zoom.js': source})).toThrow(/zoom\.js can't run on built pages: it imports/);
});
