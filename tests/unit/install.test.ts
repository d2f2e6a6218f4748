import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  ensureInstalled,
  installFingerprint,
  installReason,
  nodeProblem,
  npmCommand,
} from '../../scripts/lib/install.mjs';

let root: string;
const stamp = (): string => join(root, 'node_modules', '.install-stamp');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, '.npmrc'), 'audit=false');
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Does what npm does as far as these functions can see, and notes how it was called. */
function fakeNpm(code = 0) {
  return vi.fn((args: string[]) => {
    expect(existsSync(stamp()), `no stamp while npm ${args.join(' ')} runs`).toBe(false);
    mkdirSync(join(root, 'node_modules'), {recursive: true});
    return Promise.resolve(code);
  });
}

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.19.1', '20.20.0', '21.0.0', '24.1.0', '100.0.0', '22.0.0-nightly'])(
    '%s is new enough',
    (version) => {
      expect(nodeProblem(version, '>=20.19.0')).toBeUndefined();
    },
  );

  it.each(['20.18.9', '20.9.0', '18.99.99', '9.0.0'])('%s is too old, and both versions are named', (version) => {
    expect(nodeProblem(version, '>=20.19.0')).toMatch(/20\.19\.0 or newer/);
    expect(nodeProblem(version, '>=20.19.0')).toContain(version);
  });

  it('refuses a range it cannot read', () => {
    expect(() => nodeProblem('20.19.0', '^20 || ^22')).toThrow('engines.node');
  });

  it('reads the range this project has', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    expect(nodeProblem('20.18.0', manifest.engines.node)).toBeDefined();
    expect(nodeProblem(process.versions.node, manifest.engines.node)).toBeUndefined();
  });
});

describe('ensureInstalled', () => {
  it('installs once, and says why', async () => {
    const npm = fakeNpm();
    const log = vi.fn();
    await ensureInstalled(root, {npm, log});
    expect(npm).toHaveBeenCalledExactlyOnceWith(['ci', '--include=dev']);
    expect(log).toHaveBeenCalledExactlyOnceWith('Installing packages (npm ci): node_modules is missing.');
    expect(readFileSync(stamp(), 'utf8').trim()).toBe(installFingerprint(root));

    await ensureInstalled(root, {npm, log});
    expect(npm).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(['package.json', 'package-lock.json', '.npmrc'])('installs again when %s changes or goes', async (name) => {
    await ensureInstalled(root, {npm: fakeNpm(), log: vi.fn()});
    writeFileSync(join(root, name), '{"changed": true}');
    const npm = fakeNpm();
    await ensureInstalled(root, {npm, log: vi.fn()});
    expect(npm).toHaveBeenCalledOnce();
    rmSync(join(root, name));
    expect(installReason(root)).toContain('changed since');
  });

  it('does not trust packages without a stamp', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(installReason(root)).toContain('finished installation');
  });

  it('repeats an installation that failed, also over one that was good', async () => {
    await ensureInstalled(root, {npm: fakeNpm(), log: vi.fn()});
    writeFileSync(join(root, 'package-lock.json'), '{"changed": true}');
    await expect(ensureInstalled(root, {npm: fakeNpm(7), log: vi.fn()})).rejects.toThrow('exit code 7');
    expect(existsSync(stamp())).toBe(false);
    const npm = fakeNpm();
    await ensureInstalled(root, {npm, log: vi.fn()});
    expect(npm).toHaveBeenCalledOnce();
  });

  it('notices content that moves from one file to another', () => {
    writeFileSync(join(root, 'package.json'), '{}{}');
    writeFileSync(join(root, 'package-lock.json'), '');
    const before = installFingerprint(root);
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(installFingerprint(root)).not.toBe(before);
  });
});

describe('npmCommand', () => {
  it.each([
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
  ])('uses the npm that runs: %s', (script) => {
    expect(npmCommand({npm_execpath: script}, '/node')).toEqual({command: '/node', args: [script], shell: false});
  });

  it.each([undefined, '/opt/pnpm/bin/pnpm.cjs', '/opt/yarn/bin/yarn.js'])(
    'takes npm from the PATH when it is %s',
    (script) => {
      expect(npmCommand({npm_execpath: script}, '/node')).toEqual({command: 'npm', args: [], shell: true});
    },
  );
});

describe('run.mjs', () => {
  it.each([
    [['deploy'], 'Unknown task "deploy"'],
    [[], 'No task given'],
  ])('names the tasks there are when given %j', (args, problem) => {
    const {status, stderr} = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`${problem}: use one of start, build, serve, test, images.`);
  });
});
