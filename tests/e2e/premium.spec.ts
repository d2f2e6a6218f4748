import {EventEmitter, once} from 'node:events';
import type {Page} from '@playwright/test';
import {modules} from '../../src/facts/modules';
import premium from '../../src/node/data/premium.data';
import {allLimits} from '../../src/shared/limits';
import {plans} from '../../src/facts/plans';
import {hasWords} from '../../src/shared/words';
import {expect, ready, test} from './fixtures';

const limits = allLimits();

/** What no label says. */
const NOWHERE = 'zzz';

/** What is searched, for each limit. */
const texts = premium.comparison.flatMap((group) =>
  group.limits.map(({label, differs}) => ({differs, text: `${group.title} ${label}`})),
);
const having = (words: string, among = texts): number => among.filter(({text}) => hasWords(text, words)).length;
const differing = texts.filter((row) => row.differs);
/** The words of a limit that differs, and those of one that does not and whose words no other has that does. */
const changed = differing[0]?.text ?? '';
const same = texts.find(({text}) => having(text, differing) === 0)?.text ?? '';

const form = (page: Page) => page.getByRole('form', {name: 'Limits'});
const field = (page: Page) => form(page).getByRole('searchbox', {name: 'Find a limit'});
const onlyDifferences = (page: Page) => form(page).getByRole('checkbox', {name: 'Only differences'});
const table = (page: Page) => page.getByRole('table', {name: 'Limits of both plans'});
const rows = (page: Page) => table(page).locator('tbody tr:has(td):visible');

async function open(page: Page): Promise<void> {
  await page.goto('/premium');
  await ready(page);
}

test('the comparison can be searched and shown without what is the same', async ({page}) => {
  await open(page);
  await expect(rows(page)).toHaveCount(limits.length);
  await onlyDifferences(page).check();
  await expect(rows(page)).toHaveCount(differing.length);
  await expect(form(page)).toContainText(`${differing.length} of ${limits.length} limits`);
  await field(page).fill(changed);
  await expect(rows(page)).toHaveCount(having(changed, differing));
  await field(page).fill(NOWHERE);
  await expect(page.getByText(`No limit has “${NOWHERE}” in its name`)).toBeVisible();
  await field(page).press('Escape');
  await expect(rows(page)).toHaveCount(differing.length);
});

test('a limit that is only filtered out is not said to be missing', async ({page}) => {
  await open(page);
  await onlyDifferences(page).check();
  await field(page).fill(same);
  await expect(page.getByText(`Among the limits that differ, none has “${same}” in its name`)).toBeVisible();
  await page.getByRole('button', {name: 'Search all limits'}).click();
  await expect(rows(page)).toHaveCount(having(same));
  await expect(onlyDifferences(page)).not.toBeChecked();
  await expect(field(page)).toBeFocused();
});

test('how many limits are shown is said once the typing stops', async ({page}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const status = form(page).getByRole('status');
  const said = (count: number) => `${count} of ${limits.length} limits shown.`;
  await page.clock.runFor(1000);
  await expect(status).toHaveText('');
  await field(page).fill(NOWHERE);
  await expect(rows(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await field(page).fill(changed);
  await expect(rows(page)).toHaveCount(having(changed));
  await page.clock.runFor(300);
  await expect(status).toHaveText('');
  await page.clock.runFor(300);
  await expect(status).toHaveText(said(having(changed)));
});

test('the search is not shown before it answers, the comparison is', async ({page}) => {
  const held = new EventEmitter();
  await page.route('**/assets/js/*.js', async (route) => {
    await once(held, 'release');
    await route.continue();
  });
  await page.goto('/premium', {waitUntil: 'commit'});
  await expect(rows(page)).toHaveCount(limits.length);
  await expect(page.locator('form')).toBeHidden();
  held.emit('release');
  await expect(form(page)).toBeVisible();
});

test('the heads of the columns and the list of modules go along with the table', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const module = page
    .getByRole('navigation', {name: 'Modules in the table'})
    .getByRole('link', {name: modules.giveaways.title});
  await module.click();
  await expect(page).toHaveURL('/premium#limits-giveaways');
  await expect(module).toBeInViewport();
  const y = async (locator: ReturnType<typeof table>) => {
    const box = await locator.boundingBox();
    return {top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN)};
  };
  const head = await y(table(page).getByRole('columnheader', {name: plans.list[0].name}));
  expect(head.top).toBeGreaterThanOrEqual(Math.floor((await y(navbar)).bottom));
  const target = await y(table(page).getByRole('link', {name: modules.giveaways.title}));
  expect(target.top).toBeGreaterThanOrEqual(head.bottom);
  expect(target.bottom).toBeLessThan(800);
});

test('nothing scrolls sideways with text of double size', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const wide = await page
    .getByRole('main')
    .locator('*:visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
  expect(wide).toEqual([]);
});
