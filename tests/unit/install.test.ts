import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureInstalled, installReason, nodeProblem} from '../../scripts/lib/install.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.19.1', '20.20.0', '24.1.0', '100.0.0', '22.0.0-nightly'])('%s is new enough', (version) => {
    expect(nodeProblem(version, '>=20.19.0')).toBeUndefined();
  });

  it.each(['20.18.9', '20.9.0', '18.99.99', '9.0.0'])('%s is too old, and both versions are named', (version) => {
    expect(nodeProblem(version, '>=20.19.0')).toContain(`Node.js 20.19.0 or newer is needed and this is ${version}`);
  });

  it('reads the range that this project has', () => {
    const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    expect(engines.node).toMatch(/^>=\d+\.\d+\.\d+$/);
    expect(nodeProblem('18.20.0', engines.node)).toBeDefined();
  });
});

// Npm itself, which takes its time.
describe('ensureInstalled', {timeout: 60_000}, () => {
  let root: string;
  const log = vi.spyOn(console, 'log').mockReturnValue();

  /** A project with one package, which is a folder of its own. */
  function write(version: string, lockedVersion = version): void {
    mkdirSync(join(root, 'part'), {recursive: true});
    const dependencies = {part: 'file:part'};
    const packages = {
      '': {dependencies},
      part: {version: lockedVersion},
      'node_modules/part': {resolved: 'part', link: true},
      'node_modules/elsewhere': {version: '1.0.0', optional: true, os: ['none']},
    };
    writeFileSync(join(root, 'part', 'package.json'), JSON.stringify({name: 'part', version}));
    writeFileSync(join(root, 'package.json'), JSON.stringify({dependencies}));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages}));
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    log.mockClear();
    vi.stubEnv('npm_config_loglevel', 'silent');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, {recursive: true});
  });

  it('installs what is missing or locked anew, says why, and then leaves it alone', () => {
    write('1.0.0');
    expect(installReason(root)).toBe('node_modules is missing or not whole');
    ensureInstalled(root);
    expect(log.mock.lastCall).toEqual(['Installing packages (npm ci): node_modules is missing or not whole.']);
    expect(installReason(root)).toBeUndefined();

    write('1.0.1');
    expect(installReason(root)).toContain('package-lock.json changed');
    ensureInstalled(root);
    expect(installReason(root)).toBeUndefined();
    ensureInstalled(root);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('says what to do after npm failed, and tries again', () => {
    write('1.0.0');
    writeFileSync(join(root, 'package.json'), JSON.stringify({dependencies: {part: 'file:gone'}}));
    expect(() => ensureInstalled(root)).toThrow('npm ci failed: fix what it reports');
    expect(installReason(root)).toBeDefined();
  });
});
