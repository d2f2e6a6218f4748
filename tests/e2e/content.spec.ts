import type {Page} from '@playwright/test';
import {blockLineProblems, spanProblems} from '../../src/node/content/checkCode';
import {functionKeys, moduleKeys} from '../../src/facts/types';
import {routes} from '../../src/rules/routing/routes';
import {expect, test} from './fixtures';

// What stands in the pages is there without JavaScript.
test.use({javaScriptEnabled: false});

/** Code in sentences, and the lines of code blocks, of documents as the host sends them. */
const codeIn = (page: Page, documents: readonly string[]) =>
  page.evaluate(
    (sources) =>
      sources.map((source) => {
        const {body} = new DOMParser().parseFromString(source, 'text/html');
        for (const it of body.querySelectorAll('pre br')) it.replaceWith('\n');
        const texts = (selector: string) => [...body.querySelectorAll(selector)].map((it) => it.textContent);
        return {
          // Paths of the API and pointers into JSON begin with a slash, too.
          spans: texts('code:not(pre code, .endpoint code, .fields code)'),
          lines: texts('pre code').flatMap((it) => it.split('\n')),
        };
      }),
    documents,
  );

/** What is wrong with the slash commands of documents, for each. */
async function wrongCommands(page: Page, documents: readonly string[]): Promise<string[][]> {
  return (await codeIn(page, documents)).map(({spans, lines}) =>
    [...spans.flatMap(spanProblems), ...lines.flatMap(blockLineProblems)].map((it) => it.message),
  );
}

/** What of a page is not read as its text: previews, code blocks, controls. */
const noProse = 'figure, pre, fieldset, form, [class^=playground], .hash-link';

/** Words of a page's own prose and tables. */
const wordsIn = (page: Page, html: string, without = '') =>
  page.evaluate(
    ([source, left]) => {
      const content = new DOMParser().parseFromString(source, 'text/html').querySelector('article .markdown');
      for (const it of content?.querySelectorAll(left) ?? []) it.remove();
      // Cells and items stand apart on the screen, but not in the text.
      for (const it of content?.querySelectorAll('td, th, li, p, h2, h3') ?? []) it.append(' ');
      return (content?.textContent ?? '').split(/\s+/).filter(Boolean).length;
    },
    [html, `${noProse}${without}`] as const,
  );

const wordsOn = async (page: Page) => wordsIn(page, await page.content());

test.describe('slash commands', () => {
  test('of all pages exist, with their options', async ({page, request}) => {
    await page.goto('/docs');
    const documents = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
    const found = await codeIn(page, documents);
    expect(found.flatMap((it) => it.spans).filter((it) => it.startsWith('/')).length).toBeGreaterThan(500);
    expect(found.flatMap((it) => it.lines).filter((it) => it.startsWith('/')).length).toBeGreaterThan(50);
    const wrong = await wrongCommands(page, documents);
    expect(routes.map((route, index) => [route, wrong[index]]).filter(([, messages]) => messages?.length)).toEqual([]);
  });

  test('that do not exist would be found', async ({page}) => {
    await page.goto('/docs');
    const planted =
      '<p>Run <code>/pol create</code>.</p><pre><code><span>/poll list</span><br><span>/poll create</span></code></pre>';
    expect(await wrongCommands(page, ['<p>Fine.</p>', planted])).toEqual([
      [],
      ['no command named /pol create', '/poll create lacks its required option question'],
    ]);
  });
});

/** Sections of a guide to a module, in order. */
const sections = [
  'at-a-glance',
  'quick-start',
  'how-it-works',
  'commands',
  'settings',
  'variables',
  'limits',
  'events',
  'examples',
  'problems',
  'privacy',
  'related',
];

for (const key of moduleKeys) {
  test(`the guide to ${key} has all its sections, and is as long as a reader bears`, async ({page}) => {
    await page.goto(`/docs/modules/${key}`);
    const content = page.locator('article .markdown');
    expect(await content.locator('h2').evaluateAll((all) => all.map((it) => it.id))).toEqual(sections);

    // After the title: the summary, then what members see.
    expect(
      await content.locator('> *').evaluateAll((all) => all.slice(0, 3).map((it) => it.tagName.toLowerCase())),
    ).toEqual(['header', 'p', 'figure']);
    await expect(content.locator('h3[id^="example-"]')).toHaveCount(2);
    expect(await content.locator('h3[id^="problem-"]').count()).toBeGreaterThanOrEqual(4);
    await expect(content.getByRole('note', {name: 'With Premium'})).toHaveCount(1);
    const steps = await content.locator('#quick-start').evaluate((heading) => {
      let next = heading.nextElementSibling;
      while (next && !next.matches('ol, h2')) next = next.nextElementSibling;
      return next?.matches('ol') ? next.children.length : 0;
    });
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(steps).toBeLessThanOrEqual(5);

    const words = await wordsOn(page);
    expect(words).toBeGreaterThanOrEqual(900);
    // Guides are written to 1,800 words; the rest is room for a command or setting that comes later.
    expect(words).toBeLessThanOrEqual(1900);
  });
}

/** Words of a page of the API: the least, and the most. */
const apiWords: Readonly<Record<string, readonly [number, number]>> = {
  '': [250, 400],
  '/api-keys': [400, 700],
  '/error-codes': [800, 1400],
  ...Object.fromEntries(moduleKeys.map((key) => [`/modules/${key}`, [1000, 2500] as const])),
};
test('pages of the API are as long as a developer bears', async ({page}) => {
  for (const [name, [least, most]] of Object.entries(apiWords)) {
    await page.goto(`/docs/api${name}`);
    const words = await wordsOn(page);
    expect.soft(words, name).toBeGreaterThanOrEqual(least);
    expect.soft(words, name).toBeLessThanOrEqual(most);
  }
});

/** Words of the other documents: the least, and the most (content guide of the site). */
const otherWords: readonly (readonly [pages: RegExp, least: number, most: number])[] = [
  [/^\/docs\/extras\/dashboard$/, 500, 800],
  [/^\/docs\/extras\/\w+-privacy$/, 600, 900],
  [/^\/docs\/extras\/settings$/, 350, 600],
  [/^\/docs\/extras\/variables$/, 400, 600],
  [/^\/docs\/extras\/variables\//, 300, 600],
  [/^\/faq\//, 400, 900],
  [/^\/known-issues$/, 300, 600],
  [/^\/documents\/changelog$/, 150, 300],
  [/^\/documents\/changelog\//, 150, 900],
  [/^\/documents\/(?:privacy-policy|terms-of-service)$/, 1000, 1800],
];
test('documents that are read before the bot is trusted are as long as a reader bears', async ({page, request}) => {
  await page.goto('/docs');
  for (const [pages, least, most] of otherWords) {
    const found = routes.filter((it) => pages.test(it));
    expect(found.length, String(pages)).toBeGreaterThan(0);
    for (const route of found) {
      // The table of the changelog is a list to choose from.
      const list = route === '/documents/changelog' ? ', table' : '';
      const words = await wordsIn(page, await (await request.get(route)).text(), list);
      expect.soft(words, route).toBeGreaterThanOrEqual(least);
      expect.soft(words, route).toBeLessThanOrEqual(most);
    }
  }
});

for (const key of functionKeys) {
  test(`the page about ${key} has every section`, async ({page}) => {
    await page.goto(`/docs/functions/${key}`);
    const ids = await page.locator('article .markdown h2').evaluateAll((all) => all.map((it) => it.id));
    for (const id of ['at-a-glance', 'commands', 'limits', 'problems', 'privacy', 'related']) expect(ids).toContain(id);
    expect(await wordsOn(page)).toBeGreaterThanOrEqual(400);
  });
}
