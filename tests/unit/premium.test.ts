import {describe, expect, it} from 'vitest';
import data from '../../src/node/data/premium.data';
import {checkPlanStates} from '../../src/checks/facts/plans';
import {reporter, type FactProblem} from '../../src/checks/facts/report';
import {limitNamed, premiumOnly} from '../../src/shared/limits';
import {planNamed} from '../../src/shared/plans';
import {plans} from '../../src/facts/plans';
import type {PlanKey, PlanState} from '../../src/facts/types';
import {dollars} from '../../src/shared/sentences';

describe('prices', () => {
  it.each([
    [0, '$0'],
    [4.5, '$4.50'],
    [1200, '$1,200'],
  ])('%d is written %s', (amount, written) => {
    expect(dollars(amount)).toBe(written);
  });

  it.each(plans.list)('the card of $name has its own name, price and words', ({key, name, priceUsdMonth, summary}) => {
    expect(data[key]).toMatchObject({name, price: dollars(priceUsdMonth), summary});
  });

  it('a plan that does not exist is refused', () => {
    expect(() => planNamed('gold' as PlanKey)).toThrow('Unknown plan "gold"; see src/facts/plans.ts.');
  });
});

describe('the limits that decide', () => {
  it('differ between the plans', () => {
    expect(data.deciding.filter(({free, premium}) => free === premium)).toEqual([]);
  });

  it('cannot name a limit that no module has', () => {
    expect(() => limitNamed([], 'open_polls')).toThrow('Unknown limit "open_polls"');
  });
});

describe('words on the page', () => {
  it('say how many extras there are, and where each is', () => {
    expect(data.extras).toBe(`${premiumOnly.length} extras`);
    expect(data.only.map(({feature}) => feature)).toEqual(premiumOnly.map(({feature}) => feature));
    for (const {to} of data.only) expect(to).toMatch(/^\/docs\/(?:modules|functions)\/[a-z-]+$/);
  });

  it('name the state that each event leads to', () => {
    const titles = data.states.map(({title}) => title);
    for (const {next} of data.states) {
      expect(next.length).toBeGreaterThan(0);
      for (const {to} of next) expect(titles).toContain(to);
    }
  });
});

describe('the states of a plan', () => {
  const {states} = plans.downgrade;
  const problems = (change: (all: PlanState[]) => PlanState[]): string[] => {
    const found: FactProblem[] = [];
    checkPlanStates(change([...states]), reporter(found, 'planted.ts'));
    return found.map(({at, message}) => `${at.join(' > ')}: ${message}`);
  };

  it.each<[string, (all: PlanState[]) => PlanState[], string]>([
    [
      'a state that is not there',
      (all) => all.filter(({state}) => state !== 'ending'),
      'states > active > next: unknown state "ending"',
    ],
    [
      'one that leads to itself',
      (all) =>
        all.map((planState) =>
          planState.state === 'free' ? {...planState, next: [{when: 'x', to: 'free'}]} : planState,
        ),
      'states > free > next: free leads to itself',
    ],
    [
      'one that nothing leads to',
      (all) => all.map((planState) => ({...planState, next: planState.next.filter(({to}) => to !== 'free')})),
      'states > free: nothing leads to free',
    ],
    ['one that is there twice', (all) => [...all, ...all.slice(-1)], 'states > free: the state free is there twice'],
  ])('%s is found', (_, change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });
});
