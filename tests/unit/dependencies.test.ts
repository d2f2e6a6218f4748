import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What the table of packages and the manifest do not say alike, and versions that are ranges. A row names packages as code, in its first cell. */
function problems(table: string, {dependencies, devDependencies}: Manifest): string[] {
  const cells = table.split('\n').map((line) => /^\| ([^|]*`[^|]*) \|/.exec(line)?.[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const versions = Object.entries({...dependencies, ...devDependencies});
  const installed = versions.map(([name]) => name);
  return [
    ...versions
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(
        ([name, version]) =>
          `package.json: the version of ${name} is not exact: ${version}\n  Write the one that package-lock.json has, and run npm install.`,
      ),
    ...installed
      .filter((name) => !named.includes(name))
      .map(
        (name) =>
          `package.json: ${name} is not in DEPENDENCIES.md\n  Add a line to its table, | \`${name}\` | what it is for |.`,
      ),
    ...named
      .filter((name, index) => !installed.includes(name) || named.indexOf(name) !== index)
      .map((name) => `DEPENDENCIES.md: ${name} is not in package.json, or named twice\n  Remove it from the table.`),
  ];
}

describe('DEPENDENCIES.md', () => {
  it('names each dependency once, and nothing else, and versions are exact', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(problems(readFileSync(join(root, 'DEPENDENCIES.md'), 'utf8'), manifest)).toEqual([]);
  });

  it('would be reported if it did not', () => {
    const table = '| package | for |\n| --- | --- |\n| `a`, `b` | `words` |\n| `a` | more |\n\n`prose` is no row.\n';
    const manifest = {dependencies: {a: '1.0.0'}, devDependencies: {'lint-*': '^1.0.0'}};
    expect(problems(table, manifest)).toEqual([
      'package.json: the version of lint-* is not exact: ^1.0.0\n  Write the one that package-lock.json has, and run npm install.',
      'package.json: lint-* is not in DEPENDENCIES.md\n  Add a line to its table, | `lint-*` | what it is for |.',
      'DEPENDENCIES.md: b is not in package.json, or named twice\n  Remove it from the table.',
      'DEPENDENCIES.md: a is not in package.json, or named twice\n  Remove it from the table.',
    ]);
  });
});
