/**
 * What pages read and others may have written: addresses, storage, text fields. Whatever stands there, no
 * page crashes, nothing of it becomes markup, and the browser complains of nothing.
 */
import type {Locator, Page} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {storageOf, storageKeys} from '../../src/shared/storage';
import {maxFilterLength} from '../../src/shared/tokenize';
import {apiPage, guide} from '../modules';
import {expect, pageReady, ready, test} from './fixtures';

/** Pages that read their address: lists with filters, islands, contents, and the page of no address. */
const PAGES = [
  ...['/known-issues', '/documents/changelog', '/premium', '/get-started', '/docs/extras/variables'],
  ...[guide, '/nope'],
];

const markup = [
  '<img src=/x onerror="window.planted=1" data-planted>',
  '"><script data-planted>window.planted=1</script>',
  'javascript:window.planted=1//',
];
const odd = [
  ...['__proto__', 'constructor', 'null', '[]', '{"a":', '-1', '1e999', 'NaN', '', ' ', '\u0000', '\ud800'],
  ...['(((', '[a-', '\\', '$&', '{'.repeat(200), '{user.name'.repeat(50), 'x'.repeat(20_000)],
];
const values = [...markup, ...odd];

/** Percent signs that encode nothing, half of something, or what should not be there. */
const broken = ['%', '%zz', '%00', '%0d%0aX:y', '%c0%af', '%ff', '%ed%a0%80', '%252e%252e%252f'];

/** Queries and hashes for a page, from the names of its fields and the ids in it. */
function addresses(names: readonly string[], ids: readonly string[]): string[] {
  const written = [...values.map((value) => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))), ...broken];
  return written.flatMap((text, index) => {
    const part = `${names[index % names.length]}=${text}`;
    return [`?${part}&${part}&&=`, `#${text}`, `?${text}#${ids[index % ids.length]}${part}`];
  });
}

/** What is wrong with a page that may have become another: markup in it that its build did not write, a crash. */
const wrongWith = (page: Page, heading: string): Promise<string[]> =>
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

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await ready(page);
};

/** Puts texts into fields one after the other, as typing does. */
const type = (fields: Locator, texts: readonly string[]): Promise<void> =>
  fields.evaluateAll(async (all, words) => {
    for (const field of all as (HTMLInputElement | HTMLTextAreaElement)[]) {
      // React notices what is set past it.
      const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      for (const word of [...words, '']) {
        property?.set?.call(field, word);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  }, texts);

for (const route of PAGES) {
  test(`odd queries and hashes of ${route} change nothing`, async ({page, complaints}) => {
    await open(page, route);
    const heading = (await page.locator('h1').textContent()) ?? '';
    const names = await page
      .locator('main [name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({id}) => id));
    const all = addresses(['try', 'search', ...names], ['try=', 'receipt', ...ids]);

    // One after the other in the same page, as by links and by Back.
    await page.evaluate(async (some) => {
      for (const address of some) {
        history.replaceState(null, '', location.pathname + address);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
        const hash = address.includes('#') ? address.slice(address.indexOf('#')) : '';
        location.hash = `${hash}0`;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, all);
    expect(await wrongWith(page, heading)).toEqual([]);

    // And as the address that a page begins with.
    for (const address of all.filter(({length}, index) => length < 8000 && index % 16 === 0)) {
      await open(page, route + address);
      expect(await wrongWith(page, heading), route + address).toEqual([]);
    }
    // The page of no address is one.
    expect(complaints.filter((complaint) => route !== '/nope' || !complaint.includes('404'))).toEqual([]);
  });
}

test('what is typed into fields stays text', async ({page, complaints}) => {
  for (const route of ['/known-issues', '/get-started', '/docs/extras/variables']) {
    await open(page, route);
    const heading = (await page.locator('h1').textContent()) ?? '';
    await page.locator('header [data-search]').first().click();
    const search = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
    await expect(search).toBeFocused();
    await type(search, values);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    const fields = page.locator('main :is(textarea, [type=search])');
    expect(await fields.count(), route).toBeGreaterThan(0);
    await type(fields, values);
    expect(await wrongWith(page, heading), route).toEqual([]);
    expect(complaints, route).toEqual([]);
  }
});

test('a word that is pasted is bounded, and so is the address that it goes into', async ({page}) => {
  for (const route of ['/known-issues', '/get-started']) {
    await open(page, route);
    const words = page.locator('main [type=search]');
    await words.focus();
    await page.keyboard.insertText('x'.repeat(100_000));
    expect((await words.inputValue()).length, route).toBe(maxFilterLength);
  }
  // As an address brings it, whoever wrote that, and with another choice.
  await open(page, `/known-issues?q=${'x'.repeat(5000)}`);
  await page.locator('main select').first().selectOption({index: 1});
  await page.waitForURL(/[?&]status=/);
  expect(page.url().length).toBeLessThan(300);
});

test('what the query says of the framework changes nothing on the page', async ({page}) => {
  // The theme has a script that makes attributes of the root element of such parameters; ours are among them.
  const attributes = ['page=ready', 'sample-language=none'];
  attributes.push('announcement-bar-initially-dismissed=true');
  const query = attributes.map((one) => `docusaurus-data-${one}`).join('&');
  await page.goto(`${apiPage}?${query}&docusaurus-theme=none`);
  await pageReady(page);
  await expect(page.locator('site-banner')).toBeVisible();
  const samples = await page.locator('sample-choice').count();
  await expect(page.locator('sample-choice ~ .codeBlock:visible')).toHaveCount(samples);
  await expect(page.locator('html')).not.toHaveAttribute('data-sample-language', 'none');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'none');
  await page.goto(`/get-started?${query}`);
  await ready(page);
});

// Read before the island loads.
test('rubbish in storage counts as nothing', async ({page, complaints}) => {
  const shaped = ['-1', '0.5', '99', ''].map((index) => `${announcements.id} ${index} true`);
  const keys = storageKeys.map((key) => [key, storageOf(key)] as const);
  const route = apiPage;
  await open(page, route);
  const heading = (await page.locator('h1').textContent()) ?? '';
  const samples = await page.locator('sample-choice').count();
  const check = async (what: string): Promise<void> => {
    await page.reload();
    await ready(page);
    await expect(page.locator('site-banner [data-slide]:not([inert])'), what).toHaveCount(1);
    await expect(page.locator('site-banner [data-slide]:not([inert])'), what).toBeInViewport();
    expect(await page.locator('sample-choice ~ .codeBlock:visible').count(), what).toBe(samples);
    expect(await wrongWith(page, heading), what).toEqual([]);
    expect(complaints, what).toEqual([]);
  };
  for (const value of [...markup.slice(0, 1), ...odd.filter((_, index) => index % 3 === 0), ...shaped]) {
    await page.evaluate(
      ([all, text]) => {
        for (const [key, place] of all) window[place].setItem(key, text);
      },
      [keys, value] as const,
    );
    await check(`stored: ${value}`);
  }
});
