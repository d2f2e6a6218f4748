import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {installReason, nodeProblem} from '../../scripts/install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('Node.js', () => {
  it.each(['20.19.0', '20.20.0', '24.1.0', '100.0.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version, '>=20.19.0')).toBeUndefined();
  });

  it.each(['20.18.9', '20.9.0', '9.0.0'])('%s is too old, and both versions are named', (version) => {
    expect(nodeProblem(version, '>=20.19.0')).toContain(`Node.js 20.19.0 or newer is needed and this is ${version}`);
  });
});

describe('packages', () => {
  const locked = (version: string) => ({
    packages: {
      '': {},
      'node_modules/part': {version},
      'node_modules/elsewhere': {version: '1.0.0', optional: true},
    },
  });
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };

  it('are installed if the note of npm is missing or has another version, and not otherwise', () => {
    write('package-lock.json', locked('1.0.1'));
    expect(installReason(folder)).toBe('node_modules is missing or incomplete');
    write('node_modules/.package-lock.json', {packages: {'node_modules/part': {version: '1.0.0'}}});
    expect(installReason(folder)).toBe('package-lock.json changed since the last installation');
    write('node_modules/.package-lock.json', {packages: {'node_modules/part': {version: '1.0.1'}}});
    expect(installReason(folder)).toBeUndefined();
  });
});
