import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../root';
import {build} from './copy';

/** Contents of all files below a folder, by path. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const);
  return new Map(await Promise.all(read));
}

/** Names of files that two folders do not have alike, sorted. */
const differences = (one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].sort().filter((name) => {
    const [content, otherContent] = [one.get(name), other.get(name)];
    return content === undefined || otherContent === undefined || !content.equals(otherContent);
  });

it('folders differ in files that one lacks, and in what files hold', () => {
  const [same, other] = [Buffer.from('x'), Buffer.from('y')];
  const before = new Map(Object.entries({same, changed: same, gone: same}));
  const after = new Map(Object.entries({same, changed: other, added: same}));
  expect(differences(before, after)).toEqual(['added', 'changed', 'gone']);
});

describe('two builds of the same sources', () => {
  let first: Map<string, Buffer>;
  let second: Map<string, Buffer>;

  // In the same folder: in a copy the packages are elsewhere, and modules are numbered by relative paths.
  beforeAll(async () => {
    first = await filesOf(path.join(root, 'build'));
    const again = await mkdtemp(path.join(tmpdir(), 'again-'));
    try {
      await rm(path.join(root, '.docusaurus'), {recursive: true, force: true});
      const {code, output} = await build(root, '--out-dir', again);
      expect(code, output).toBe(0);
      second = await filesOf(again);
    } finally {
      await rm(again, {recursive: true, force: true});
    }
  });

  it('are the same to the byte', () => {
    expect(first.size).toBeGreaterThan(0);
    expect(differences(first, second)).toEqual([]);
  });

  it('name no folder in which they were made', () => {
    expect([...second].filter(([, content]) => content.includes(root)).map(([name]) => name)).toEqual([]);
  });
});
