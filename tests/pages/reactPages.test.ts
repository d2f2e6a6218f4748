/** The HTML of React pages matches the facts. */
import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {functionList} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/install';
import {links} from '../../src/facts/links';
import {moduleList} from '../../src/facts/modules';
import {permissionLabels} from '../../src/facts/permissions';
import {plans} from '../../src/facts/plans';
import {purposes} from '../../src/facts/purposes';
import landing from '../../src/node/data/landing.data';
import premium from '../../src/node/data/premium.data';
import {counts} from '../../src/shared/counts';
import {inviteLink, presetPermissions} from '../../src/shared/invites';
import {allLimits} from '../../src/shared/limits';
import {permissionInteger, permissionLabel} from '../../src/shared/permissions';
import {paths} from '../../src/shared/routing/paths';
import {dollars} from '../../src/shared/sentences';
import {builtPage} from './builtPages';

type Part = ReturnType<CheerioAPI>;

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const texts = ($: CheerioAPI, part: Part, selector: string): string[] =>
  part
    .find(selector)
    .get()
    .map((element) => spaced($(element).text()));

const firstAnswer = (target: string): string => {
  const [route = '', id = ''] = target.split('#');
  return spaced(builtPage(route)(`hgroup:has([id="${id}"]) ~ p`).first().text());
};

it('the landing page links to every module by purpose, and to every group of functions', () => {
  const $ = builtPage('/');
  const linksUnder = (heading: string) => {
    const group = $('main h3').filter((_, element) => $(element).text() === heading);
    const listed = group.parent().nextAll('ul').find('a');
    return listed.get().map((link) => [$(link).text(), $(link).attr('href')]);
  };
  for (const {key, title} of purposes) {
    const wanted = moduleList.filter(({purpose}) => purpose === key);
    expect(linksUnder(title)).toEqual(wanted.map((module) => [module.title, paths.module(module.key)]));
  }
  expect(linksUnder(`${counts.functions} groups of functions`)).toEqual(
    functionList.map((group) => [group.title, paths.functionGroup(group.key)]),
  );
});

it('the claims of the landing page match the facts', () => {
  const $ = builtPage('/');
  const rows = (claim: string) => {
    const proof = $('main article').filter((_, element) => $(element).find('h3').text().includes(claim));
    return proof
      .find('li')
      .get()
      .map((row) =>
        $(row)
          .children()
          .get()
          .map((part) => $(part).text()),
      );
  };
  expect(rows(permissionLabels.Administrator)).toEqual([
    ...landing.minimalPermissions.map((permission) => [permission, 'asked']),
    [permissionLabels.Administrator, 'never'],
  ]);
  const limits = rows('limit');
  expect(limits).not.toEqual([]);
  for (const [label, value] of limits) {
    expect(value, label).toBe(String(allLimits().find((limit) => limit.label === label)?.free));
  }
  expect(texts($, $('main header'), 'dd').map(Number)).toEqual([
    ...[counts.modules, landing.recommendedPermissions, landing.languages],
  ]);
  const price = plans.list.find(({key}) => key === 'premium')?.priceUsdMonth ?? NaN;
  expect(texts($, $('main'), 'h2, h3')).toContainEqual(expect.stringContaining(`${dollars(price)} a month`));
});

it('the answers of the landing page match the FAQ', () => {
  const $ = builtPage('/');
  const answers = $('main details').get();
  expect(answers).toHaveLength(landing.questions.length);
  for (const answer of answers) {
    const target = $(answer).find('a[aria-label]').attr('href') ?? '';
    expect(spaced($(answer).find('p').first().text())).toBe(firstAnswer(target));
  }
});

it('the get-started page shows the invite and the permissions of each preset', () => {
  const $ = builtPage('/get-started');
  for (const preset of invitePresets) {
    const wanted = presetPermissions(preset);
    const card = $(`section[aria-label="${preset.label}"]`);
    expect(card.find('a').attr('href')).toBe(inviteLink(permissionInteger(wanted)));
    expect(texts($, card, 'li')).toEqual(wanted.map(permissionLabel));
  }
});

const $premium = builtPage('/premium');
const section = (name: string): Part => $premium(`section[aria-label="${name}"]`);

it('the Premium page compares prices and limits of both plans', () => {
  for (const {name, priceUsdMonth} of plans.list) expect(section(name).text()).toContain(dollars(priceUsdMonth));
  expect(section('Premium').find(`a[href="${links.store}"]`).text()).toMatch(/^Get Premium/);

  const table = section('Who needs Premium?').find('table');
  expect(texts($premium, table, 'thead th')).toEqual(['Limit', ...plans.list.map(({name}) => name)]);
  const cells = table
    .find('tr:has(td)')
    .get()
    .map((row) => texts($premium, $premium(row), 'th, td'));
  expect(cells).toEqual(
    premium.deciding.map(({label, owner, free, premium: more}) => [`${label} ${owner}`, free, more]),
  );
  expect(texts($premium, section('Only with Premium'), 'li')).toEqual(
    premium.only.map(({feature, owner}) => `${feature} ${owner}`),
  );
});

it('the Premium page explains purchase, cancellation and refunds', () => {
  const buy = section('Buy and cancel it');
  const {payer, refunds, where} = plans.purchase;
  const {steps, resume, effectUntilPeriodEnd} = plans.cancel;
  for (const text of [payer, refunds, effectUntilPeriodEnd, `To resume, open ${resume}.`]) {
    expect(spaced(buy.text())).toContain(text);
  }
  expect(texts($premium, buy, 'ol > li')).toEqual([...steps]);
  expect(texts($premium, buy, 'ul > li').map((text) => text.toLowerCase())).toEqual(
    where.map((place) => place.toLowerCase()),
  );
});

it('the Premium page shows the states of a plan and the events between them', () => {
  const end = section('What happens when it ends');
  const states = end.find('figure ol > li').get();
  expect(states).toHaveLength(plans.downgrade.states.length);
  for (const [index, {title, days, meaning, existing, added, next}] of premium.states.entries()) {
    const state = $premium(states[index]);
    expect(texts($premium, state, 'h3')).toEqual([days === null ? title : `${title} ${days} days`]);
    expect(texts($premium, state, 'dd')).toEqual([premium[existing].name, premium[added].name]);
    expect(state.text()).toContain(meaning);
    expect(texts($premium, state, 'ul > li')).toEqual(next.map(({when, to}) => `${when} leads to ${to}`));
  }
  expect(end.find('a[href="/docs/Premium#end"]').length).toBe(1);
});

it('the answers of the Premium page match the FAQ', () => {
  const answers = section('Questions about paying').find('details').get();
  expect(
    answers.map((answer) => [$premium(answer).find('summary').text(), $premium(answer).find('p').first().text()]),
  ).toEqual(premium.questions.map(({question, to}) => [question, firstAnswer(to)]));
});
