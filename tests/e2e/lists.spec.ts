import type {Page} from '@playwright/test';
import {knownIssues} from '../../src/facts/knownIssues';
import {changelog} from '../../src/facts/releases';
import {violations} from '../axe';
import {clientNavigate, expect, layoutShifts, ready, test, watchLayoutShift} from './fixtures';

const ISSUES = '/known-issues';
const CHANGELOG = '/documents/changelog';

const components = changelog.current.length + changelog.legacy.length;

const headings = (page: Page) => page.locator('article h3:visible');
const rows = (page: Page) => page.locator('article tbody tr:visible');
const count = (page: Page) => page.locator('article').getByRole('status');
const words = (page: Page) => page.getByRole('searchbox', {name: 'Words'});
const showAll = (page: Page) => page.getByRole('button', {name: 'Show all'});

/** The id of an issue as its heading has it. */
const anchorOf = (index: number): string => knownIssues[index]?.id.toLowerCase() ?? '';

const limitations = knownIssues.filter((it) => it.status === 'limitation');
const resolved = knownIssues.findIndex((it) => it.status === 'resolved');
const identified = knownIssues.findIndex((it) => it.status === 'identified');

test('an address with filters shows what it asks for, and wrong values ask for nothing', async ({page}) => {
  await page.goto(`${ISSUES}?status=identified&area=socials&q=gallery+reddit`);
  // Part of a word counts: the title has "galleries".
  await expect(count(page)).toHaveText(`0 of ${knownIssues.length} issues`);
  await expect(page.getByText('No known issue matches.')).toBeVisible();

  await clientNavigate(page, `${ISSUES}?status=identified&area=socials&q=GALLER`);
  await expect(count(page)).toHaveText(`1 of ${knownIssues.length} issues`);
  await expect(headings(page)).toHaveId(anchorOf(identified));
  await expect(page.getByLabel('Status')).toHaveValue('identified');
  await expect(page.getByLabel('Area')).toHaveValue('socials');
  await expect(words(page)).toHaveValue('GALLER');

  await clientNavigate(page, `${ISSUES}?status=nope&area=&other=1`);
  await expect(count(page)).toHaveText(`${knownIssues.length} issues`);
  await expect(headings(page)).toHaveCount(knownIssues.length);
});

test('a choice goes into the address, which can be shared, and adds nothing to the history', async ({page}) => {
  await page.goto(`${ISSUES}?ref=mail`);
  await ready(page);
  const before = await page.evaluate(() => history.length);
  await page.getByLabel('Status').selectOption('Limitation');
  await expect(count(page)).toHaveText(`${limitations.length} of ${knownIssues.length} issues`);
  await words(page).pressSequentially('invite ');
  await expect(headings(page)).toHaveCount(1);
  await expect(words(page)).toHaveValue('invite ');
  await expect(page).toHaveURL(`${ISSUES}?ref=mail&status=limitation&q=invite+`);
  expect(await page.evaluate(() => history.length)).toBe(before);

  await page.reload();
  await expect(headings(page)).toHaveCount(1);
  await showAll(page).click();
  await expect(headings(page)).toHaveCount(knownIssues.length);
  await expect(showAll(page)).toBeFocused();
  await expect(page).toHaveURL(`${ISSUES}?ref=mail`);
});

test('what matches nothing says what to do', async ({page}) => {
  await page.goto(`${ISSUES}?area=giveaways`);
  await expect(page.getByText('No known issue matches.')).toBeVisible();
  await expect(headings(page)).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'report what you see'})).toBeVisible();
  expect(await violations(page, {within: 'main'})).toEqual([]);
  await showAll(page).click();
  await expect(page.getByText('No known issue matches.')).toBeHidden();
});

test('a link to an issue that the filters left out shows it, until the reader chooses again', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  const target = anchorOf(resolved);
  await page.goto(`${ISSUES}?status=limitation#${target}`);
  await expect(count(page)).toHaveText(
    `${limitations.length} of ${knownIssues.length} issues, and the one that your link leads to`,
  );
  await expect(page.locator(`#${target}`)).toBeInViewport();

  await page.getByLabel('Status').selectOption('Limitation');
  await page.getByLabel('Area').selectOption('Polls');
  await expect(headings(page)).toHaveCount(1);
  await expect(page).toHaveURL(/area=polls/);
  await expect(page.locator(`#${target}`)).toBeHidden();

  // The same place again: a link within the page.
  await page.locator('.theme-doc-toc-mobile summary').click();
  await page.locator(`.theme-doc-toc-mobile a[href="#${anchorOf(identified)}"]`).click();
  await expect(page.locator(`#${anchorOf(identified)}`)).toBeInViewport();
  await expect(headings(page)).toHaveCount(2);
});

test('the keyboard alone can filter', async ({page}) => {
  await page.goto(ISSUES);
  await ready(page);
  await page.getByLabel('Status').focus();
  await page.keyboard.type('res');
  await expect(headings(page)).toHaveId(anchorOf(resolved));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Area')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('nothing');
  await expect(headings(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(headings(page)).toHaveCount(knownIssues.length);
});

for (const [address, things] of [
  [ISSUES, `${knownIssues.length} issues`],
  [CHANGELOG, `${components} components`],
] as const) {
  test(`the filters of ${address} move nothing, and are as large as a thumb`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 1600});
    await watchLayoutShift(page);
    await page.goto(address);
    await ready(page);
    await expect(count(page)).toHaveText(things);
    const controls = page.locator('form[role="search"] :is(select, input, button)');
    const heights = await controls.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('the changelog filters by kind, from the address and into it', async ({page}) => {
  const fixed = [...changelog.current, ...changelog.legacy].filter((it) => 'fixed' in it.releases[0].changes);
  await page.goto(`${CHANGELOG}?kind=fixed`);
  await expect(count(page)).toHaveText(`${fixed.length} of ${components} components`);
  await expect(rows(page)).toHaveCount(fixed.length);
  await page.getByLabel('Status').selectOption('Legacy');
  await expect(page).toHaveURL(`${CHANGELOG}?kind=fixed&status=legacy`);
  const legacy = changelog.legacy.filter((it) => 'fixed' in it.releases[0].changes);
  await expect(rows(page)).toHaveCount(legacy.length);
  await page.getByLabel('Kind of change').selectOption('Security');
  await expect(page.getByText('No newest release has this kind of change.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('lists are whole, and there are no filters', async ({page}) => {
    await page.goto(`${ISSUES}?status=resolved`);
    await expect(headings(page)).toHaveCount(knownIssues.length);
    await expect(page.locator('form[role="search"]')).toBeHidden();
    await page.goto(`${CHANGELOG}?kind=fixed`);
    await expect(rows(page)).toHaveCount(components);
    await expect(page.locator('form[role="search"]')).toBeHidden();
  });
});
