import type {Page} from '@playwright/test';
import landing from '../../src/node/data/landing.data';
import {counts} from '../../src/shared/counts';
import {functionList} from '../../src/facts/functions';
import {allLimits} from '../../src/shared/limits';
import {moduleList} from '../../src/facts/modules';
import {permissionLabels} from '../../src/facts/permissions';
import {plans} from '../../src/facts/plans';
import {purposes} from '../../src/facts/purposes';
import {paths} from '../../src/shared/routing/paths';
import {dollars} from '../../src/shared/sentences';
import {expect, ready, scrollWidth, test} from './fixtures';

/** Links of a group of modules, by its heading. */
const linksUnder = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('heading', {level: 3, name: heading, exact: true})
    .locator('xpath=../following-sibling::ul')
    .getByRole('link')
    .evaluateAll((links) => links.map((element) => ({title: element.textContent, to: element.getAttribute('href')})));

const groups = [
  ...purposes.map(({key, title}) => ({
    heading: title,
    links: moduleList
      .filter(({purpose}) => purpose === key)
      .map((module) => ({title: module.title, to: paths.module(module.key)})),
  })),
  {
    heading: `${counts.functions} groups of functions`,
    links: functionList.map((group) => ({title: group.title, to: paths.functionGroup(group.key)})),
  },
];

test('every module is in the group of its purpose, and leads to its guide', async ({page}) => {
  await page.goto('/');
  for (const {heading, links} of groups) expect(await linksUnder(page, heading)).toEqual(links);
});

test('what can be checked is what the facts say', async ({page}) => {
  await page.goto('/');
  const rows = async (claim: string) => {
    const proof = page.getByRole('article').filter({has: page.getByRole('heading', {name: claim})});
    return (await proof.getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
  };
  expect(await rows(permissionLabels.Administrator)).toEqual([
    ...landing.minimalPermissions.map((permission) => [permission, 'asked']),
    [permissionLabels.Administrator, 'never'],
  ]);
  for (const [label, value] of await rows('limit')) {
    const limit = allLimits().find((candidate) => candidate.label === label);
    expect(value, label).toBe(String(limit?.free));
  }
  const figures = await page.getByRole('main').locator('header dd').allInnerTexts();
  expect(figures.map(Number)).toEqual([counts.modules, landing.minimalPermissions.length, landing.languages]);
  const price = plans.list.find(({key}) => key === 'premium')?.priceUsdMonth ?? NaN;
  await expect(page.getByRole('heading', {name: `${dollars(price)} a month`})).toBeVisible();
});

test('the answers of the landing page are those of the FAQ', async ({page}) => {
  await page.goto('/');
  const answers = page.getByRole('main').locator('details');
  await expect(answers).toHaveCount(landing.questions.length);
  const shown = await answers.evaluateAll((all) =>
    all.map((element) => ({
      answer: element.querySelector('p')?.textContent ?? '',
      to: element.querySelector('a[aria-label]')?.getAttribute('href') ?? '',
    })),
  );
  for (const {answer, to} of shown) {
    await page.goto(to);
    await expect(page.locator(`${to.slice(to.indexOf('#'))} ~ p`).first()).toHaveText(answer);
  }
});

for (const [width, height] of [
  [1366, 650],
  [360, 640],
] as const) {
  test(`what the page is for is seen at once at ${width} x ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    await expect(page.getByRole('link', {name: 'Add to Discord'}).first()).toBeInViewport({ratio: 1});
  });
}

test('text of twice the size fits a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await scrollWidth(page)).toBe(360);
});

// On a phone and on a desk: see routes.spec.ts.
for (const width of [768, 1920]) {
  test(`nothing is cut off or scrolls sideways at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/', '/get-started', '/premium']) {
      await page.goto(address);
      await ready(page);
      expect(await scrollWidth(page), address).toBe(width);
    }
  });
}

test('code is not cut on a desk', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/');
  const blocks = await page
    .getByRole('main')
    .locator('pre')
    .evaluateAll((all) => all.map((block) => block.scrollWidth - block.clientWidth));
  expect(blocks).not.toEqual([]);
  expect(blocks.filter((hidden) => hidden > 0)).toEqual([]);
});

test('the navbar does not stay in a low window', async ({page}) => {
  await page.setViewportSize({width: 800, height: 400});
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#brand')).not.toBeInViewport();
});

test('a button that leaves the site says so, and stays in its tab', async ({page}) => {
  await page.goto('/premium');
  const store = page.getByRole('main').getByRole('link', {name: '(leaves this site)'}).first();
  await expect(store).toHaveAttribute('href', /^https:/);
  await expect(store).not.toHaveAttribute('target');
});

test('the banner counts nothing before its buttons answer', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const banner = page.getByRole('region', {name: 'Announcements'});
  await expect(banner).toBeVisible();
  await expect(banner.getByText('Announcement 1/')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there', async ({page}) => {
    await page.goto('/');
    for (const {heading, links} of groups) expect(await linksUnder(page, heading)).toEqual(links);
    const main = page.getByRole('main');
    await expect(main.getByRole('figure').first().getByText('Friday works.')).toBeVisible();
    const closed = main.locator('details').last();
    await closed.locator('summary').click();
    await expect(closed.locator('p').first()).toBeVisible();
    await expect(main.locator('pre').first()).toContainText('curl');
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
