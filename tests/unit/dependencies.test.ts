import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What the table of packages and the manifest do not say alike. A row names packages as code, in its first cell. */
function problems(table: string, {dependencies, devDependencies}: Manifest): string[] {
  const cells = table.split('\n').map((line) => /^\| ([^|]*`[^|]*) \|/.exec(line)?.[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const installed = Object.keys({...dependencies, ...devDependencies});
  return [
    ...installed
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is not in DEPENDENCIES.md: say what it is for.`),
    ...named
      .filter((name, index) => !installed.includes(name) || named.indexOf(name) !== index)
      .map((name) => `${name} is in DEPENDENCIES.md without being one more dependency: remove it there.`),
  ];
}

describe('DEPENDENCIES.md', () => {
  it('names each dependency once, and nothing else', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(problems(readFileSync(join(root, 'DEPENDENCIES.md'), 'utf8'), manifest)).toEqual([]);
  });

  it('would be reported if it did not', () => {
    const table = '| package | for |\n| --- | --- |\n| `a`, `b` | `words` |\n| `a` | more |\n\n`prose` is no row.\n';
    const manifest = {dependencies: {a: '1.0.0'}, devDependencies: {'lint-*': '1.0.0'}};
    expect(problems(table, manifest)).toEqual([
      'lint-* is not in DEPENDENCIES.md: say what it is for.',
      'b is in DEPENDENCIES.md without being one more dependency: remove it there.',
      'a is in DEPENDENCIES.md without being one more dependency: remove it there.',
    ]);
  });
});
