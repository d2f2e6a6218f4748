import path from 'node:path';
import {expect, it} from 'vitest';
import {clientModulesScript, readClientModules} from '../../src/node/plugins/page-script/clientModules';
import {temporaryFolder, writeFiles} from '../temporaryFolder';

it("readClientModules lists the scripts of plugins, without Docusaurus' own scripts and stylesheets", () => {
  // Plugins name scripts with or without an extension.
  const zoom = 'node_modules/@some/plugin-zoom/zoom';
  const named = [
    'src/css/custom.css',
    'node_modules/@docusaurus/theme-classic/lib/nprogress',
    zoom,
    'plugins/track.js',
  ];
  const site = temporaryFolder(Object.fromEntries(named.map((file) => [file.replace(/(?<!\.\w+)$/, '.js'), ''])));
  const list = named.map((file) => `require("${path.join(site, file)}")`).join();
  writeFiles(site, {'.docusaurus/client-modules.js': `export default [${list}];`});
  expect(readClientModules(site, path.join(site, '.docusaurus'))).toEqual([
    {file: path.join(site, `${zoom}.js`), from: '@some/plugin-zoom'},
    {file: path.join(site, 'plugins/track.js'), from: path.join('plugins', 'track.js')},
  ]);
});

it.each([
  "import {useHistory} from '@docusaurus/router';",
  'const React = require("react");',
  "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
])(
  "clientModulesScript throws for code that needs Docusaurus' application, unless its plugin is allowed: %s",
  (source) => {
    const module = {file: path.join(temporaryFolder({'zoom.js': source}), 'zoom.js'), from: 'plugin-zoom'};
    expect(() => clientModulesScript([module], [])).toThrow(
      /zoom\.js of plugin-zoom can't run on built pages: it imports/,
    );
    expect(clientModulesScript([module], ['plugin-zoom'])).toContain('zoom.js');
  },
);
