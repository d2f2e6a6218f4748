import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {plans} from '../../src/facts/plans';
import premium from '../../src/build/data/premium.data';
import {dollars} from '../../src/lib/sentences';
import {builtPage, textsOf} from './builtPages';

it('the Premium page compares prices and limits of both plans', () => {
  const $ = builtPage('/premium');
  const section = (name: string): string => `section[aria-label="${name}"]`;
  for (const {name, priceUsdMonth} of plans.list) expect($(section(name)).text()).toContain(dollars(priceUsdMonth));
  expect($(`${section('Premium')} a[href="${links.store}"]`).text()).toMatch(/^Get Premium/);

  const table = `${section('Who needs Premium?')} table`;
  expect(textsOf($, `${table} thead th`)).toEqual(['Limit', ...plans.list.map(({name}) => name)]);
  expect(textsOf($, `${table} tbody :is(th, td)`)).toEqual(
    premium.decidingLimits.flatMap(({label, featureTitle, free, premium: premiumLimit}) => [
      `${label} ${featureTitle}`,
      free,
      premiumLimit,
    ]),
  );
  const onlyWithPremium = premium.premiumOnly.map(({label, featureTitle}) => `${label} ${featureTitle}`);
  expect(textsOf($, `${section('Only with Premium')} li`)).toEqual(onlyWithPremium);
});
