import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../root';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions = {...dependencies, ...devDependencies};

/** Returns names in code in the first cells of Markdown tables. */
const packagesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

const rangesIn = (list: Readonly<Record<string, string>>): string[] =>
  Object.keys(list).filter((name) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(list[name] ?? ''));

it('DEPENDENCIES.md has each package of package.json once', () => {
  expect(packagesIn(read('DEPENDENCIES.md')).sort()).toEqual(Object.keys(versions).sort());
});

it('all versions in package.json are exact', () => {
  expect(rangesIn(versions)).toEqual([]);
});

it('packagesIn reads the first cells of a table, and rangesIn finds versions that are not exact', () => {
  expect(packagesIn('| `a`, `b` | runs `c` |\n| `a` | twice |\nThe `d`.\n')).toEqual(['a', 'b', 'a']);
  expect(rangesIn({a: '1.2.3', b: '^1.2.3', c: '1.2', d: '1.0.0-rc.1'})).toEqual(['b', 'c']);
});
