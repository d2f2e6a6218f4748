/** Hostile input in addresses, storage and text fields: it crashes no page, never becomes markup, and causes no complaint. */
import type {Locator, Page} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {privacy} from '../../src/facts/privacy';
import {apiPageRoute, guideRoute} from '../helpers/someModules';
import {expect, openPage, test, waitForIslands, waitForPageScript} from './fixtures';

/** Pages that read their address: islands, tables of contents, and the not-found page. */
const ROUTES = ['/get-started', '/docs/extras/variables', guideRoute, '/nope'];

const markup = [
  '<img src=/x onerror="window.planted=1" data-planted>',
  '"><script data-planted>window.planted=1</script>',
  'javascript:window.planted=1//',
];
const oddValues = [
  ...['__proto__', 'constructor', 'null', '[]', '{"a":', '-1', '1e999', 'NaN', '', ' ', '\u0000', '\ud800'],
  ...['(((', '[a-', '\\', '$&', '{'.repeat(200), '{user.name'.repeat(50), 'x'.repeat(20_000)],
];
const hostileValues = [...markup, ...oddValues];
/** For slow tests. */
const someOddValues = oddValues.filter((_, index) => index % 3 === 0);

/** Invalid or dangerous percent-encoding. */
const brokenEncodings = ['%', '%zz', '%00', '%0d%0aX:y', '%c0%af', '%ff', '%ed%a0%80', '%252e%252e%252f'];

/** Puts each value into endings of addresses: `?q=%00&q=%00&&=`, `#%00`, `?%00#mainq=%00`. */
function hostileEndings(parameterNames: readonly string[], hashes: readonly string[]): string[] {
  const encoded = [
    // `encodeURIComponent` throws an error at half a surrogate pair.
    ...hostileValues.map((value) => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))),
    ...brokenEncodings,
  ];
  return encoded.flatMap((text, index) => {
    const parameter = `${parameterNames[index % parameterNames.length]}=${text}`;
    return [`?${parameter}&${parameter}&&=`, `#${text}`, `?${text}#${hashes[index % hashes.length]}${parameter}`];
  });
}

/** Finds planted elements, effects of a planted script, and a changed heading. */
const findDamage = (page: Page, heading: string): Promise<string[]> =>
  page.evaluate(
    (expected) => [
      ...('planted' in window ? ['a planted script ran'] : []),
      ...[...document.querySelectorAll('[data-planted], [href^="javascript:" i], [src*="/x"]')].map(
        (element) => `planted: ${element.outerHTML.slice(0, 200)}`,
      ),
      ...(document.querySelector('h1')?.textContent === expected
        ? []
        : [`its heading: ${document.querySelector('h1')?.textContent}`]),
    ],
    heading,
  );

/** Fills each field with each text, then empties it. */
const fillEach = (fields: Locator, texts: readonly string[]): Promise<void> =>
  fields.evaluateAll(async (elements, inputs) => {
    for (const field of elements as (HTMLInputElement | HTMLTextAreaElement)[]) {
      // React overrides the property of the element, so this calls the prototype's setter.
      const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      for (const input of [...inputs, '']) {
        property?.set?.call(field, input);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  }, texts);

for (const route of ROUTES) {
  test(`${route} ignores hostile queries and hashes`, async ({page, complaints}) => {
    await openPage(page, route);
    const heading = (await page.locator('h1').textContent()) ?? '';
    const fieldNames = await page
      .locator('main [name]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('name') ?? ''));
    const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({id}) => id));
    const endings = hostileEndings(['try', 'search', ...fieldNames], ['try=', 'summary', ...ids]);

    // Changes the address in the same document, like links and Back.
    await page.evaluate(async (allEndings) => {
      for (const ending of allEndings) {
        history.replaceState(null, '', location.pathname + ending);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
        const hash = ending.includes('#') ? ending.slice(ending.indexOf('#')) : '';
        // Another hash, so that `hashchange` fires.
        location.hash = `${hash}0`;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, endings);
    expect(await findDamage(page, heading)).toEqual([]);

    // Some of the addresses that servers accept, because each load takes time.
    for (const ending of endings.filter(({length}, index) => length < 8000 && index % 32 === 0)) {
      await openPage(page, route + ending);
      expect(await findDamage(page, heading), route + ending).toEqual([]);
    }
    expect(complaints.filter((complaint) => route !== '/nope' || !complaint.includes('404'))).toEqual([]);
  });
}

test('text fields turn no input into markup', async ({page, complaints}) => {
  await openPage(page, '/docs/extras/variables');
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.locator('header [data-search]').first().click();
  const search = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
  await expect(search).toBeFocused();
  await fillEach(search, [...markup, ...someOddValues]);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  const fields = page.locator('main :is(textarea, [type=search])');
  expect(await fields.count()).toBeGreaterThan(0);
  await fillEach(fields, [...markup, ...someOddValues]);
  expect(await findDamage(page, heading)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("Docusaurus' query parameters change nothing on our pages", async ({page}) => {
  // The theme's script turns such parameters into attributes of the root element. Our scripts use these two.
  const query = 'docusaurus-data-page=ready&docusaurus-data-announcement-bar-initially-dismissed=true';
  await page.goto(`${apiPageRoute}?${query}&docusaurus-theme=none`);
  await waitForPageScript(page);
  await expect(page.locator('site-banner')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'none');
  await openPage(page, `/get-started?${query}`);
});

test('a page ignores invalid stored values', async ({page, complaints}) => {
  // The banner stores its id, the index of its message, and whether it rotates.
  const almostValid = ['-1', '0.5', '99', ''].map((index) => `${announcements.id} ${index} true`);
  await openPage(page, apiPageRoute);
  const heading = (await page.locator('h1').textContent()) ?? '';
  const sampleCount = await page.locator('page-tabs').count();
  const reloadAndCheck = async (message: string): Promise<void> => {
    await page.reload();
    await waitForIslands(page);
    await expect(page.locator('site-banner [data-slide]:not([inert])'), message).toHaveCount(1);
    await expect(page.locator('site-banner [data-slide]:not([inert])'), message).toBeInViewport();
    expect(await page.getByRole('tab', {selected: true}).count(), message).toBe(sampleCount);
    expect(await findDamage(page, heading), message).toEqual([]);
    expect(complaints, message).toEqual([]);
  };
  for (const value of [...markup.slice(0, 1), ...someOddValues, ...almostValid]) {
    await page.evaluate(
      ([entries, text]) => {
        for (const {key, where} of entries) window[where].setItem(key, text);
      },
      [privacy.siteStorage, value] as const,
    );
    await reloadAndCheck(`stored: ${value}`);
  }
});
