import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../src/build/root';
import {build} from '../helpers/copySite';

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const);
  return new Map(await Promise.all(contents));
}

const differences = (before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().filter((name) => {
    const [content, otherContent] = [before.get(name), after.get(name)];
    return content === undefined || otherContent === undefined || !content.equals(otherContent);
  });

it('`differences` lists changed, added and missing files', () => {
  const [x, y] = [Buffer.from('x'), Buffer.from('y')];
  const before = new Map(Object.entries({same: x, changed: x, gone: x}));
  const after = new Map(Object.entries({same: x, changed: y, added: x}));
  expect(differences(before, after)).toEqual(['added', 'changed', 'gone']);
});

describe('two builds of the same sources', () => {
  let firstBuild: Map<string, Buffer>;
  let secondBuild: Map<string, Buffer>;

  // The first build is already in `build/`. Both run in one folder, because ids of modules depend on the relative path of packages.
  beforeAll(async () => {
    firstBuild = await readFolder(path.join(root, 'build'));
    const outDir = await mkdtemp(path.join(tmpdir(), 'again-'));
    try {
      await rm(path.join(root, '.docusaurus'), {recursive: true, force: true});
      const {code, output} = await build(root, '--out-dir', outDir);
      expect(code, output).toBe(0);
      secondBuild = await readFolder(outDir);
    } finally {
      await rm(outDir, {recursive: true, force: true});
    }
  });

  it('write byte-identical files', () => {
    expect(firstBuild.size).toBeGreaterThan(0);
    expect(differences(firstBuild, secondBuild)).toEqual([]);
  });

  it('write no file that contains the path of the site', () => {
    expect([...secondBuild].filter(([, content]) => content.includes(root)).map(([name]) => name)).toEqual([]);
  });
});
