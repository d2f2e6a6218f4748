import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../root';

const {dependencies, devDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions = {...dependencies, ...devDependencies};

it('DEPENDENCIES.md names each package of package.json once, in the first cell of a row', () => {
  const rows = readFileSync(join(root, 'DEPENDENCIES.md'), 'utf8').matchAll(/^\| ([^|]*`[^|]*) \|/gm);
  const named = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.sort()).toEqual(Object.keys(versions).sort());
});

it('versions of packages are exact', () => {
  const ranges = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(ranges).toEqual([]);
});
