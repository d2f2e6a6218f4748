import {describe, expect, it} from 'vitest';
import {findOutdatedFacts} from '../../src/checks/deploy/outdated';

const expires = '2026-03-01T00:00:00Z';
const noRules: [] = [];

describe('findOutdatedFacts', () => {
  it.each(['2025-03-02T00:00:00Z', '2026-02-28T23:59:59Z'])(
    'accepts an expiry within the next year, if it is now %s',
    (now) => {
      expect(findOutdatedFacts(new Date(now), {expires}, noRules)).toEqual([]);
    },
  );

  it.each<[mistake: string, now: string, expiry: string]>([
    ['an expiry in the past', '2026-03-01T00:00:01Z', expires],
    ['an expiry more than a year away', '2024-03-01T00:00:00Z', expires],
    ['an expiry that is not a date', '2026-02-28T00:00:00Z', 'soon'],
  ])('reports %s', (_, now, expiry) => {
    expect(findOutdatedFacts(new Date(now), {expires: expiry}, noRules)).toEqual([
      expect.objectContaining({
        file: 'security.ts',
        factPath: ['expires'],
        message: expect.stringContaining(expiry) as string,
      }),
    ]);
  });

  it.each([
    ['more than a year ago', '2025-02-01'],
    ['in the future', '2026-02-28'],
    ['at a time that is not a date', 'yesterday'],
  ])('reports a rule of Discord that was last checked %s', (_, checkedOn) => {
    const rules = [
      {key: 'planted', checkedOn},
      {key: 'recent', checkedOn: '2026-01-31'},
    ];
    expect(findOutdatedFacts(new Date('2026-02-10T12:00:00Z'), {expires}, rules)).toMatchObject([
      {
        file: 'discord.ts',
        factPath: ['discord', 'planted', 'checkedOn'],
        message: expect.stringContaining(checkedOn) as string,
      },
    ]);
  });
});
