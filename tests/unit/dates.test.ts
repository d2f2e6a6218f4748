import {describe, expect, it} from 'vitest';
import {findFutureDates} from '../../src/checks/pages/dates';
import {temporaryFolder} from '../temporaryFolder';

describe('findFutureDates', () => {
  const problemsIn = async (fact: string, page = ''): Promise<string[]> => {
    const root = temporaryFolder({'src/facts/planted.ts': fact});
    const problems = await findFutureDates({root, pages: [{file: 'docs/planted.mdx', source: page}]}, '2026-06-16');
    return problems.map(({file, line}) => `${file}:${line}`);
  };

  it('reports dates later than that of the facts, in facts and pages', async () => {
    const fact = "const a = {\n  example: '2026-06-17T00:00:00Z',\n  // A rule of 2026-07-01.\n};";
    expect(await problemsIn(fact, 'One\n\n/remind me at:2027-01-01 09:00')).toEqual([
      'src/facts/planted.ts:2',
      'src/facts/planted.ts:3',
      'docs/planted.mdx:3',
    ]);
  });
});
