import {describe, expect, it} from 'vitest';
import data from '../../src/node/data/premium.data';
import {limitNamed, premiumOnly} from '../../src/shared/limits';
import {planNamed} from '../../src/shared/plans';
import {plans} from '../../src/facts/plans';
import type {PlanKey} from '../../src/facts/types';
import {dollars} from '../../src/shared/sentences';

describe('prices', () => {
  it.each([
    [0, '$0'],
    [4.5, '$4.50'],
    [1200, '$1,200'],
  ])('writes %d as %s', (amount, written) => {
    expect(dollars(amount)).toBe(written);
  });

  it.each(plans.list)('$name has a card with its name, price and summary', ({key, name, priceUsdMonth, summary}) => {
    expect(data[key]).toMatchObject({name, price: dollars(priceUsdMonth), summary});
  });

  it('throws for an unknown plan', () => {
    expect(() => planNamed('gold' as PlanKey)).toThrow('Unknown plan "gold"; see src/facts/plans.ts.');
  });
});

describe('the limits on the Premium page', () => {
  it('differ between the plans', () => {
    expect(data.deciding.filter(({free, premium}) => free === premium)).toEqual([]);
  });

  it('throw for an unknown limit', () => {
    expect(() => limitNamed([], 'open_polls')).toThrow('Unknown limit "open_polls"');
  });
});

describe('the Premium page', () => {
  it('counts the extras, and links each to its guide', () => {
    expect(data.extras).toBe(`${premiumOnly.length} extras`);
    expect(data.only.map(({feature}) => feature)).toEqual(premiumOnly.map(({feature}) => feature));
    for (const {to} of data.only) expect(to).toMatch(/^\/docs\/(?:modules|functions)\/[a-z-]+$/);
  });

  it('names the state that each event leads to', () => {
    const titles = data.states.map(({title}) => title);
    for (const {next} of data.states) {
      expect(next.length).toBeGreaterThan(0);
      for (const {to} of next) expect(titles).toContain(to);
    }
  });
});
