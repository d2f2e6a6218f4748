import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {siteFingerprint} from '../../scripts/lib/fingerprint';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), content);
}

const inputs = ['docs/deep/er/b.mdx', 'static/.well-known/security.txt', 'src/a.ts', 'docs/a.mdx', 'package-lock.json'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  inputs.forEach((path) => write(path, path));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('siteFingerprint', () => {
  it.each(inputs)('changes with %s', (path) => {
    const before = siteFingerprint(root, '');
    write(path, 'other');
    const changed = siteFingerprint(root, '');
    rmSync(join(root, path));
    expect(new Set([before, changed, siteFingerprint(root, '')]).size).toBe(3);
  });

  it('changes with a name, with text that moves from file to file, and with STRICT_LINKS', () => {
    const seen = [siteFingerprint(root, ''), siteFingerprint(root, '1')];
    renameSync(join(root, 'docs/a.mdx'), join(root, 'docs/c.mdx'));
    seen.push(siteFingerprint(root, ''));
    write('src/a.ts', 'x');
    write('src/b.ts', 'y');
    seen.push(siteFingerprint(root, ''));
    rmSync(join(root, 'src/b.ts'));
    write('src/a.ts', 'xsrc/b.ts\ny');
    seen.push(siteFingerprint(root, ''));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('does not depend on what a build does not read', () => {
    const before = siteFingerprint(root, '');
    write('build/index.html', 'x');
    write('node_modules/a/index.js', 'x');
    write('tests/unit/a.test.ts', 'x');
    write('README.md', 'x');
    expect(siteFingerprint(root, '')).toBe(before);
  });
});
