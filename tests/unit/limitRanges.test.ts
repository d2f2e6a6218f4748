import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {moduleList} from '../../src/facts/modules';
import type {Field, Module, Setting} from '../../src/facts/types';

const folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
afterAll(() => rm(folder, {recursive: true}));

/** Returns the fields and settings of a module with the range of a limit. */
const rangedBy = ({settings, entities}: Module, key: string): (Field | Setting)[] =>
  [...settings, ...Object.values(entities).flat()].filter(({limit, max}) => limit === key && max !== undefined);

it('changing a limit also changes the ranges of its fields', async () => {
  await cp(path.join(import.meta.dirname, '../../src/facts'), folder, {recursive: true});
  const [found] = moduleList.flatMap((module) =>
    module.limits
      .filter(({key, premium}) => typeof premium === 'number' && rangedBy(module, key).some(({max}) => max === premium))
      .map((limit) => ({module, limit})),
  );
  if (!found) throw new Error('No limit sets a range.');
  const {module, limit} = found;
  const file = path.join(folder, `modules/${module.key}.ts`);
  const source = await readFile(file, 'utf8');
  const raised = source.replace(
    `{free: ${limit.free}, premium: ${limit.premium}} as const`,
    `{free: ${limit.free}, premium: 999} as const`,
  );
  expect(raised).not.toBe(source);
  await writeFile(file, raised);

  const [changed] = Object.values((await import(/* @vite-ignore */ file)) as Record<string, Module>);
  const ranges = changed ? rangedBy(changed, limit.key).map(({max}) => max) : [];
  expect(changed?.limits.find(({key}) => key === limit.key)?.premium).toBe(999);
  expect(ranges).toContain(999);
  expect(ranges).not.toContain(limit.premium);
});
