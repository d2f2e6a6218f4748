import {allLimits} from '../../src/facts/limits';
import {functionList} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import {plans} from '../../src/facts/plans';
import {paths} from '../../src/routing/paths';
import {expect, hydrated, test} from './fixtures';

const limits = allLimits();

test('the landing page leads to every guide', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const {key, title} of moduleList) {
    await expect(main.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', paths.module(key));
  }
  for (const {key, title} of functionList) {
    await expect(main.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', paths.functionGroup(key));
  }
});

test('the answers of the landing page are those of the FAQ', async ({page}) => {
  await page.goto('/');
  const answers = page.getByRole('main').locator('details');
  await expect(answers).toHaveCount(4);
  const shown = await answers.evaluateAll((all) =>
    all.map((it) => ({
      answer: it.querySelector('p')?.textContent ?? '',
      to: it.querySelector('a[aria-label]')?.getAttribute('href') ?? '',
    })),
  );
  for (const {answer, to} of shown) {
    await page.goto(to);
    await expect(page.locator(`${to.slice(to.indexOf('#'))} ~ p`).first()).toHaveText(answer);
  }
});

test('the comparison has every limit, searched and without what is the same', async ({page}) => {
  await page.goto('/premium');
  await hydrated(page);
  const form = page.getByRole('form', {name: 'Limits'});
  const rows = page.getByRole('table').locator('tbody tr:has(td)');
  await expect(rows).toHaveCount(limits.length);
  await form.getByRole('checkbox', {name: 'Only differences'}).check();
  const different = limits.filter(({free, premium}) => free !== premium).length;
  await expect(rows).toHaveCount(different);
  await expect(form).toContainText(`${different} of ${limits.length} limits`);
  await form.getByRole('searchbox', {name: 'Find a limit'}).fill('tickets');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(different);
  await form.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No limit has “nothing like it” in its name')).toBeVisible();
  await form.getByRole('searchbox').press('Escape');
  await expect(rows).toHaveCount(different);
});

test('the states after Premium are those of the facts, in order', async ({page}) => {
  await page.goto('/premium');
  const states = page.getByRole('region', {name: 'What happens when it ends'}).locator('ol > li');
  await expect(states).toHaveCount(plans.downgrade.states.length);
  for (const [index, {meaning}] of plans.downgrade.states.entries()) {
    await expect(states.nth(index)).toContainText(meaning);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the comparison is complete, and has no dead controls', async ({page}) => {
    await page.goto('/premium');
    await expect(page.getByRole('table').locator('tbody tr:has(td)')).toHaveCount(limits.length);
    await expect(page.getByRole('form', {name: 'Limits'})).toBeHidden();
  });
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing is cut off or scrolls sideways at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/', '/get-started', '/premium']) {
      await page.goto(address);
      await hydrated(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
}
