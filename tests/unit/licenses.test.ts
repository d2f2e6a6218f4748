import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

/** Licenses that let anyone use and hand on what is under them, as SPDX names them: https://spdx.org/licenses/ */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** Packages under others, none of which is in what visitors get: license, and why it is fine. */
const toolsOnly: Readonly<Record<string, readonly [license: string, why: string]>> = {
  argparse: ['Python-2.0', 'reads YAML while the site is built'],
  'caniuse-lite': ['CC-BY-4.0', 'data of browsers, which compilers read'],
  lightningcss: ['MPL-2.0', 'makes stylesheets smaller, unchanged'],
  eval: ['', 'its file LICENSE is that of MIT'],
  format: ['', 'its manifest links that of MIT'],
  'require-like': ['', 'its readme says MIT'],
};

/** A package of the lock file. */
interface Locked {
  license?: string;
  dev?: boolean;
}

/** Whether a license is allowed; of alternatives (`A OR B`) one is enough. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((name) => allowed.has(name)));

/** Packages of a lock file that builds are made with, whose licenses are not known to be fine. */
function problems(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([folder, {license = '', dev = false}]) => {
    const name = folder.replace(/^.*node_modules\//, '');
    // Its binaries are packages of their own, one for each system.
    const tool = name.replace(/^lightningcss-.*/, 'lightningcss');
    if (dev || folder === '' || isAllowed(license) || toolsOnly[tool]?.[0] === license) return [];
    return [`${folder}: ${license === '' ? 'no license' : license}`];
  });
}

describe('licenses of what builds are made with', () => {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };

  it('are all known to be fine', () => {
    expect(problems(packages)).toEqual([]);
  });

  it.each([{license: 'GPL-3.0-only'}, {}, {license: 'MIT AND GPL-2.0-only'}])('would be noticed: %j', (planted) => {
    expect(problems({'': {}, 'node_modules/a/node_modules/planted': planted})).toHaveLength(1);
  });

  it.each([{license: '(GPL-2.0-only OR MIT)'}, {license: 'GPL-3.0-only', dev: true}])(
    'have an alternative, or are of tests alone: %j',
    (fine) => {
      expect(problems({'node_modules/fine': fine})).toEqual([]);
    },
  );
});
