import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {Module} from '../../src/facts/types';

const folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
afterAll(() => rm(folder, {recursive: true}));

it('a range follows from the limit that holds for it', async () => {
  await cp(path.join(import.meta.dirname, '../../src/facts'), folder, {recursive: true});
  const file = path.join(folder, 'modules/polls.ts');
  const source = await readFile(file, 'utf8');
  const raised = source.replace(/(const answers = \{free: \d+, premium: )\d+/, '$1999');
  expect(raised).not.toBe(source);
  await writeFile(file, raised);

  const {polls} = (await import(/* @vite-ignore */ file)) as {polls: Module};
  const limit = polls.limits.find(({key}) => key === 'answers');
  const ranges = ['answers', 'max_choices'].map(
    (name) => polls.entities.poll?.find((field) => field.name === name)?.max,
  );
  expect([limit?.premium, ...ranges]).toEqual([999, 999, 999]);
});
