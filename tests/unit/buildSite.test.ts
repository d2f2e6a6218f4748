import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildSite, ensureBuilt} from '../../scripts/lib/buildSite';

/** Stands in for Docusaurus: writes half a site that says how it was called, then fails if told so. */
const DOCUSAURUS = `
const fs = require('node:fs');
fs.mkdirSync('.build');
fs.writeFileSync('.build/index.html', fs.existsSync('odd') ? '<html>' : '<meta charset="UTF-8">');
fs.writeFileSync('.build/call.json', JSON.stringify({args: process.argv.slice(2), strict: process.env.STRICT_LINKS}));
fs.appendFileSync('calls', 'x');
process.on('SIGTERM', () => process.exit());
if (fs.existsSync('stop')) {
  process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1_000); // Alive until the signal is heard, which ends it.
} else process.exit(fs.existsSync('fail') ? 3 : 0);
`;

let root: string;
let docusaurus: string;
const calls = (): number => readFileSync(join(root, 'calls'), 'utf8').length;
const call = (): unknown => JSON.parse(readFileSync(join(root, 'build/call.json'), 'utf8'));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('STRICT_LINKS', undefined);
  root = mkdtempSync(join(tmpdir(), 'build-site-'));
  docusaurus = join(root, 'docusaurus.cjs');
  writeFileSync(docusaurus, DOCUSAURUS);
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/a.mdx'), 'a');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

describe('buildSite', () => {
  it('replaces what older builds left, finished or not', async () => {
    for (const folder of ['build', '.build']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'old.html'), 'old');
    }
    await buildSite({strict: true, root, docusaurus});
    expect(readdirSync(join(root, 'build')).sort()).toEqual(['call.json', 'index.html']);
    expect(call()).toEqual({args: ['build', '--out-dir', '.build'], strict: '1'});
    expect(existsSync(join(root, '.build'))).toBe(false);
  });

  it('hands on STRICT_LINKS of the environment when not told to be strict', async () => {
    await buildSite({strict: false, root, docusaurus});
    expect(call()).toMatchObject({strict: ''});
    vi.stubEnv('STRICT_LINKS', '1');
    await buildSite({strict: false, root, docusaurus});
    expect(call()).toMatchObject({strict: '1'});
  });

  it('that was asked to stop leaves nothing', async () => {
    writeFileSync(join(root, 'stop'), '');
    await expect(buildSite({strict: true, root, docusaurus})).rejects.toThrow('exit code 143');
    expect(existsSync(join(root, 'build'))).toBe(false);
    expect(existsSync(join(root, '.build'))).toBe(false);
  });

  it('gives every page its policy', async () => {
    await buildSite({strict: true, root, docusaurus});
    expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toContain('http-equiv="Content-Security-Policy"');
  });

  it('leaves nothing deployable where a page can have no policy', async () => {
    writeFileSync(join(root, 'odd'), '');
    await expect(buildSite({strict: true, root, docusaurus})).rejects.toThrow('index.html has no <meta charset>');
    expect(existsSync(join(root, 'build'))).toBe(false);
    expect(existsSync(join(root, '.build'))).toBe(false);
  });

  it('leaves nothing deployable when it fails, and ends with the same code', async () => {
    mkdirSync(join(root, 'build'));
    writeFileSync(join(root, 'fail'), '');
    await expect(buildSite({strict: false, root, docusaurus})).rejects.toMatchObject({
      name: 'UserError',
      exitCode: 3,
      message: expect.stringContaining('exit code 3') as string,
    });
    expect(existsSync(join(root, 'build'))).toBe(false);
    expect(existsSync(join(root, '.build'))).toBe(false);
  });
});

describe('ensureBuilt', () => {
  it('builds only when something changed', async () => {
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(true);
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(false);
    writeFileSync(join(root, 'docs/a.mdx'), 'b');
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(true);
    rmSync(join(root, 'build'), {recursive: true});
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(true);
    expect(calls()).toBe(3);
  });

  it('takes a strict build for a lenient one, not the other way round', async () => {
    await ensureBuilt({strict: true, root, docusaurus});
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(false);
    writeFileSync(join(root, 'docs/a.mdx'), 'b');
    await ensureBuilt({strict: false, root, docusaurus});
    expect(await ensureBuilt({strict: true, root, docusaurus})).toBe(true);
  });

  it('builds again after a failure, even with nothing changed', async () => {
    await ensureBuilt({strict: false, root, docusaurus});
    writeFileSync(join(root, 'fail'), '');
    await expect(buildSite({strict: false, root, docusaurus})).rejects.toThrow();
    rmSync(join(root, 'fail'));
    expect(await ensureBuilt({strict: false, root, docusaurus})).toBe(true);
  });
});
