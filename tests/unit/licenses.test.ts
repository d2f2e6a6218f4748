import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

/** Permissive licenses by their SPDX names: https://spdx.org/licenses/ */
const permissive = new Set('MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0'.split(' '));

/** Build tools with other licenses. Nothing of them is in the built pages. */
const buildTools: Readonly<Record<string, string>> = {
  argparse: 'Python-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  lightningcss: 'MPL-2.0',
  // Their manifests have no license; their other files say MIT.
  eval: '',
  format: '',
  'require-like': '',
};

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

/** Checks an SPDX expression such as `(MIT OR GPL-2.0-only)`. */
const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((license) => permissive.has(license)));

const findOtherLicenses = (packages: Readonly<Record<string, LockedPackage>>): string[] =>
  Object.entries(packages).flatMap(([folder, {license = '', dev = false}]) => {
    const name = folder.replace(/^.*node_modules\//, '').replace(/^lightningcss-.*/, 'lightningcss');
    const isFine = dev || folder === '' || isPermissive(license) || buildTools[name] === license;
    return isFine ? [] : [`${folder}: ${license || 'no license'}`];
  });

describe('findOtherLicenses', () => {
  it('accepts the licenses of all packages that the site is built with', () => {
    const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    const {packages} = JSON.parse(lock) as {packages: Record<string, LockedPackage>};
    expect(findOtherLicenses(packages)).toEqual([]);
  });

  it('reports a license unless one of its alternatives is permissive', () => {
    const planted = {
      'node_modules/a': {license: 'MIT AND GPL-2.0-only'},
      'node_modules/b': {license: '(GPL-2.0-only OR MIT)'},
    };
    expect(findOtherLicenses(planted)).toEqual(['node_modules/a: MIT AND GPL-2.0-only']);
  });
});
