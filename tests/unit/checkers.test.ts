import path from 'node:path';
import {expect, it} from 'vitest';
import {runCheckers, type Checker} from '../../scripts/check/index';
import {root} from '../../scripts/lib/paths';

/** What checkers find, as it is printed; what took how long is left out. */
async function printed(checkers: readonly Checker[]): Promise<{count: number; lines: string[]}> {
  const lines: string[] = [];
  const count = await runCheckers(checkers, {
    annotate: false,
    log: (line) => lines.push(line.replace(/ in [\d.]+ s$/, '')),
  });
  return {count, lines: lines.sort()};
}

const silent: Checker = {name: 'silent', run: () => Promise.resolve([])};

it('checkers print what they find, and how many', async () => {
  const finding = {file: 'a.mdx', line: 2, column: 3, message: 'is wrong', repair: 'Mend it.'};
  const one: Checker = {name: 'one', run: () => Promise.resolve([finding])};
  expect(await printed([one, silent])).toEqual({
    count: 1,
    lines: ['a.mdx:2:3: is wrong\n  Mend it.', 'one: 1 found', 'silent: nothing found'],
  });
});

it('a fault of a checker itself is not said to be one of the facts', async () => {
  const fault = Object.assign(new Error('oxlint named no place'), {
    stack: `Error\n    at ${root}/scripts/check/tools.ts:30:5`,
  });
  await expect(printed([{name: 'broken', run: () => Promise.reject(fault)}])).rejects.toBe(fault);
});

it.each([
  [
    'its message says where',
    Object.assign(new Error(`Transform failed with 1 error:\n${root}/src/facts/b.ts:7:4: ERROR: Expected "}"`), {
      stack: '',
    }),
    'src/facts/b.ts:7: this check could not begin: Expected "}"',
  ],
  [
    'its stack says where',
    Object.assign(new ReferenceError('product is not defined'), {
      stack: `ReferenceError: x\n    at ${path.join(root, 'src/facts/c.ts')}:13:5\n    at node:internal`,
    }),
    'src/facts/c.ts:13: this check could not begin: product is not defined',
  ],
])('a checker that cannot begin is a finding, and others go on: %s', async (_, error, line) => {
  const broken: Checker = {name: 'broken', run: () => Promise.reject(error)};
  const {count, lines} = await printed([broken, silent]);
  expect(count).toBe(1);
  expect(lines).toContain('silent: nothing found');
  expect(lines.join('\n')).toContain(line);
});
