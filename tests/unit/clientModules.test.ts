import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {clientModulesScript, readClientModules} from '../../src/node/plugins/page-script/clientModules';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'modules-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

function write(file: string, text: string): string {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
  return place;
}

it("readClientModules lists the scripts of plugins, without Docusaurus' own scripts and stylesheets", () => {
  const theirs = write('node_modules/@some/plugin-zoom/zoom.js', '');
  const own = write('plugins/track.js', '');
  const files = [
    write('src/css/custom.css', ''),
    write('node_modules/@docusaurus/theme-classic/lib/nprogress.js', '').replace('.js', ''),
    theirs.replace('.js', ''),
    own,
  ];
  write('.docusaurus/client-modules.js', `export default [${files.map((file) => `require("${file}")`).join()}];`);
  expect(readClientModules(site, path.join(site, '.docusaurus'))).toEqual([
    {file: theirs, from: '@some/plugin-zoom'},
    {file: own, from: path.join('plugins', 'track.js')},
  ]);
});

it.each([
  "import {useHistory} from '@docusaurus/router';",
  'const React = require("react");',
  "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
])("a client module that needs Docusaurus' application throws, unless it is allowed: %s", (source) => {
  const module = {file: write('zoom.js', source), from: 'plugin-zoom'};
  expect(() => clientModulesScript([module], [])).toThrow(
    /zoom\.js of plugin-zoom can't run on built pages: it imports/,
  );
  expect(clientModulesScript([module], ['plugin-zoom'])).toContain('zoom.js');
});
