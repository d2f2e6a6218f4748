import {describe, expect, it} from 'vitest';
import data from '../../src/node/data/premium.data';
import {limitNamed} from '../../src/shared/limits';
import {planNamed} from '../../src/shared/plans';
import type {PlanKey} from '../../src/facts/types';
import {dollars} from '../../src/shared/sentences';

describe('dollars', () => {
  it.each([
    [0, '$0'],
    [4.5, '$4.50'],
    [1200, '$1,200'],
  ])('writes %d as %s', (amount, written) => {
    expect(dollars(amount)).toBe(written);
  });
});

it('planNamed throws for an unknown plan', () => {
  expect(() => planNamed('gold' as PlanKey)).toThrow('Unknown plan "gold"; see src/facts/plans.ts.');
});

it('the limits on the Premium page differ between the plans', () => {
  expect(data.deciding.filter(({free, premium}) => free === premium)).toEqual([]);
});

it('limitNamed throws for an unknown limit', () => {
  expect(() => limitNamed([], 'open_polls')).toThrow('Unknown limit "open_polls"');
});
