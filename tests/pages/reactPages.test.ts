/** The HTML of React pages matches the facts. */
import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {functionList} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/invitePresets';
import {links} from '../../src/facts/links';
import {moduleList} from '../../src/facts/modules';
import {plans} from '../../src/facts/plans';
import {purposes} from '../../src/facts/purposes';
import premium from '../../src/build/data/premium.data';
import {counts} from '../../src/facts/derived/counts';
import {inviteLink, presetPermissions} from '../../src/facts/derived/invites';
import {permissionInteger, permissionLabel} from '../../src/facts/derived/permissions';
import {paths} from '../../src/facts/derived/paths';
import {dollars} from '../../src/lib/sentences';
import {builtPage} from './builtPages';

type Part = ReturnType<CheerioAPI>;

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const texts = ($: CheerioAPI, part: Part, selector: string): string[] =>
  part
    .find(selector)
    .get()
    .map((element) => spaced($(element).text()));

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
