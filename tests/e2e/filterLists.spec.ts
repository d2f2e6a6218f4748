import type {Page} from '@playwright/test';
import {knownIssues} from '../../src/facts/knownIssues';
import {changelog} from '../../src/facts/releases';
import {changeKinds, type ChangeKind} from '../../src/facts/types';
import {axeViolations} from '../helpers/axeViolations';
import {expect, openPage, test} from './fixtures';
import {layoutShifts, watchLayoutShift} from './layoutMeasures';

const ISSUES_ROUTE = '/known-issues';
const CHANGELOG_ROUTE = '/documents/changelog';

const componentCount = changelog.current.length + changelog.legacy.length;

const headings = (page: Page) => page.locator('article h3:visible');
const rows = (page: Page) => page.locator('article filter-list tbody tr:visible');
const countText = (page: Page) => page.locator('article [data-count]');
const announcement = (page: Page) => page.locator('article').getByRole('status');
const wordsField = (page: Page) => page.getByRole('searchbox', {name: 'Words'});
const showAllButton = (page: Page) => page.getByRole('button', {name: 'Show all'});

const UNMATCHED_WORD = 'zzz';
const [issue] = knownIssues;
const [area] = issue?.areas ?? [];
if (!issue || area === undefined) throw new Error('the facts need a known issue');
const anchor = issue.id.toLowerCase();
const countWithStatus = knownIssues.filter(({status}) => status === issue.status).length;

test('a list applies the filters in its address and ignores invalid ones', async ({page}) => {
  const idPart = anchor.slice(1);
  await page.goto(`${ISSUES_ROUTE}?status=${issue.status}&area=${area}&q=${idPart}`);
  await expect(countText(page)).toHaveText(`1 of ${knownIssues.length} issues`);
  await expect(headings(page)).toHaveId(anchor);
  await expect(page.getByLabel('Status')).toHaveValue(issue.status);
  await expect(page.getByLabel('Area')).toHaveValue(area);
  await expect(wordsField(page)).toHaveValue(idPart);

  await openPage(page, `${ISSUES_ROUTE}?status=nope&area=&other=1`);
  await expect(countText(page)).toHaveText(`${knownIssues.length} issues`);
  await expect(headings(page)).toHaveCount(knownIssues.length);
});

test('a filter changes the address without a history entry, and "Show all" removes it', async ({page}) => {
  await openPage(page, `${ISSUES_ROUTE}?ref=mail`);
  const historyLength = await page.evaluate(() => history.length);
  await expect(announcement(page)).toHaveText('');
  await page.getByLabel('Status').selectOption(issue.status);
  await expect(announcement(page)).toHaveText(`${countWithStatus} of ${knownIssues.length} issues shown.`);
  await expect(countText(page)).toHaveText(`${countWithStatus} of ${knownIssues.length} issues`);
  await wordsField(page).pressSequentially(`${anchor} `);
  await expect(headings(page)).toHaveCount(1);
  await expect(wordsField(page)).toHaveValue(`${anchor} `);
  await expect(page).toHaveURL(`${ISSUES_ROUTE}?ref=mail&status=${issue.status}&q=${anchor}+`);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);

  await page.reload();
  await expect(headings(page)).toHaveCount(1);
  await showAllButton(page).click();
  await expect(headings(page)).toHaveCount(knownIssues.length);
  await expect(showAllButton(page)).toBeFocused();
  await expect(page).toHaveURL(`${ISSUES_ROUTE}?ref=mail`);
});

test('a list without matches says what to do', async ({page}) => {
  await page.goto(`${ISSUES_ROUTE}?q=${UNMATCHED_WORD}`);
  await expect(page.getByText('No known issue matches.')).toBeVisible();
  await expect(headings(page)).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'report what you see'})).toBeVisible();
  expect(await axeViolations(page, {within: 'main'})).toEqual([]);
  await showAllButton(page).click();
  await expect(page.getByText('No known issue matches.')).toBeHidden();
});

test('a link to an issue that the filters hide shows it until the reader filters again', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(`${ISSUES_ROUTE}?q=${UNMATCHED_WORD}#${anchor}`);
  await expect(countText(page)).toHaveText(`0 of ${knownIssues.length} issues`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();

  await wordsField(page).fill(`${UNMATCHED_WORD} again`);
  await expect(headings(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`q=${UNMATCHED_WORD}\\+again`));

  // The address still has the anchor, and a link to the same anchor fires no `hashchange`, so follow another one first.
  for (const id of ['states', anchor])
    await page.locator(`.theme-doc-toc-mobile a[href="#${id}"]`).dispatchEvent('click');
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
  await expect(headings(page)).toHaveCount(1);
});

/** Counts components whose newest release has a kind of change. */
const countWith = (status: 'current' | 'legacy', kind: ChangeKind): number =>
  changelog[status].filter(({releases}) => kind in (releases[0]?.changes ?? {})).length;

test('the changelog filters by kind of change and status, also from its address', async ({page}) => {
  const choices = changeKinds.flatMap((kind) => (['current', 'legacy'] as const).map((status) => ({kind, status})));
  const {kind = 'added', status = 'current'} =
    choices.find((choice) => countWith(choice.status, choice.kind) > 0) ?? {};
  const kindCount = countWith('current', kind) + countWith('legacy', kind);
  await page.goto(`${CHANGELOG_ROUTE}?kind=${kind}`);
  await expect(countText(page)).toHaveText(`${kindCount} of ${componentCount} components`);
  await expect(rows(page)).toHaveCount(kindCount);
  await page.getByLabel('Status').selectOption(status);
  await expect(page).toHaveURL(`${CHANGELOG_ROUTE}?kind=${kind}&status=${status}`);
  await expect(rows(page)).toHaveCount(countWith(status, kind));

  const choiceWithoutMatch = choices.find((choice) => countWith(choice.status, choice.kind) === 0);
  if (choiceWithoutMatch) {
    await page.getByLabel('Status').selectOption(choiceWithoutMatch.status);
    await page.getByLabel('Kind of change').selectOption(choiceWithoutMatch.kind);
    await expect(page.getByText('No newest release has this kind of change.')).toBeVisible();
    await expect(page.locator('filter-list').getByRole('table')).toHaveCount(0);
  }
});

for (const [address, parameter, totalText] of [
  [ISSUES_ROUTE, `status=${issue.status}`, `${knownIssues.length} issues`],
  [CHANGELOG_ROUTE, 'status=legacy', `${componentCount} components`],
] as const) {
  const controls = (page: Page) => page.locator('form[role="search"] :is(select, input, button)');

  test(`the filters of ${address} cause no layout shift, and are at least 44 px high`, async ({page}) => {
    await watchLayoutShift(page);
    await openPage(page, `${address}?${parameter}`);
    await expect(countText(page)).toContainText(' of ');
    expect(await layoutShifts(page)).toEqual([]);

    await page.setViewportSize({width: 360, height: 1600});
    await openPage(page, address);
    await expect(countText(page)).toHaveText(totalText);
    const heights = await controls(page).evaluateAll((elements) =>
      elements.map((control) => control.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`${address} shows all entries and no filters when the script of the filters fails to load`, async ({page}) => {
    await page.route('**/element-filter-list.*', (route) => route.abort());
    await page.goto(`${address}?${parameter}`);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    await expect(page.locator('[data-item]')).not.toHaveCount(0);
    await expect(page.locator('[data-item]:not(:visible)')).toHaveCount(0);
    await expect(controls(page).filter({visible: true})).toHaveCount(0);
  });
}
