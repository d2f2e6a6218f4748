import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {differences, filesOf} from '../../scripts/lib/files';

it('two folders differ in files that one lacks, and in what files hold', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const write = (place: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, place)), {recursive: true});
    writeFileSync(path.join(folder, place), text);
  };
  for (const place of ['a/same', 'b/same', 'a/deep/changed', 'a/gone']) write(place, 'x');
  write('b/deep/changed', 'y');
  write('b/deep/new', 'x');
  const [a, b] = await Promise.all(['a', 'b'].map((name) => filesOf(path.join(folder, name))));
  expect([...(a?.keys() ?? [])]).toEqual(['deep/changed', 'gone', 'same']);
  expect(differences(a ?? new Map(), b ?? new Map())).toEqual(['deep/changed', 'deep/new', 'gone']);
  expect(differences(a ?? new Map(), a ?? new Map())).toEqual([]);
});
