import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/build/root';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Returns the columns `script` and `all` of a row of the benchmark, in whole KB: `| this site: guide | 49.3 | 4.6 |` → `['5', '49']` */
function benchmarkFigures(row: string): string[] {
  const line = read('bench/RESULTS.md')
    .split('\n')
    .find((candidate) => candidate.startsWith(`| ${row} `));
  const [, , all, script] = (line ?? '').split('|');
  return [script, all].map((kilobytes) => Number(kilobytes).toFixed(0));
}

it("README.md has the benchmark's figures of a guide", () => {
  const quoted = [...read('README.md').matchAll(/(\d+) KB of JavaScript and\s+(\d+) KB in all/g)];
  expect(quoted.map(([, script, all]) => [script, all])).toEqual(
    ['this site: guide', 'stock Docusaurus: guide'].map(benchmarkFigures),
  );
});
