import type {Locator, Page} from '@playwright/test';
import {links} from '../../src/facts/links';
import {
  apiPageRoute,
  lastApiPageRoute,
  lastModule,
  otherGuideRoute,
  otherModule,
  someGroup,
} from '../helpers/someModules';
import {accessibleNames, expect, openPage, test, testOnPhone, unfold} from './fixtures';

const article = (page: Page) => page.locator('article .markdown');
const contentsAbove = (page: Page) => page.locator('.theme-doc-toc-mobile');
const contentsBeside = (page: Page) => page.locator('.theme-doc-toc-desktop');

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  test('the long name of an event wraps without extra characters', async ({page}) => {
    await page.goto(otherGuideRoute);
    const [longestName = ''] = otherModule.events.map((event) => event.key).sort((a, b) => b.length - a.length);
    await unfold(page);
    const nameCode = article(page)
      .locator(':has(> #events) ~ details table code')
      .getByText(longestName, {exact: true});
    const lines = await nameCode.evaluate((code) => {
      // Narrower than the name in any font.
      code.parentElement?.style.setProperty('max-width', `${code.getBoundingClientRect().width * 0.6}px`);
      // The name breaks only between its text nodes, so each of them is on one line.
      const rows = new Map<number, string>();
      for (const node of [...code.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {top} of range.getClientRects()) rows.set(top, (rows.get(top) ?? '') + (node.textContent ?? ''));
      }
      return [...rows.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(longestName);
  });

  test('a table shows its cells below each other, and is still a table for screen readers', async ({page}) => {
    await page.goto(otherGuideRoute);
    await unfold(page);
    const table = article(page).getByRole('table', {name: 'Commands', exact: true});
    const firstRow = table.getByRole('row').first();
    await expect(firstRow.getByRole('rowheader')).toContainText(otherModule.commands[0]?.name ?? '');
    const cells = firstRow.getByRole('cell');
    const labels = await cells.evaluateAll((elements) => elements.map((cell) => cell.dataset.label));
    expect(new Set(labels).size).toBe(labels.length);
    // Each cell is below the one before.
    const tops = await cells.evaluateAll((elements) => elements.map((cell) => cell.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(tops.length);
    const spokenText = (await accessibleNames(page, 'StaticText')).join('\n');
    for (const label of labels) expect(spokenText).toContain(`${label}: `);
  });
});

test('a keyboard user expands a sidebar group by its button, and opens the list of its pages by its name', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/docs/Introduction');
  const menu = page.locator('.theme-doc-sidebar-menu');
  const functionsLink = menu.getByRole('link', {name: 'Functions', exact: true});
  const groupLink = menu.getByRole('link', {name: someGroup.title, exact: true});
  await functionsLink.focus();
  await page.keyboard.press('Tab');
  await expect(menu.locator('summary', {hasText: 'Functions'})).toBeFocused();
  await expect(groupLink).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(groupLink).toBeVisible();
  await expect(page).toHaveURL('/docs/Introduction');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs#functions');
  const heading = page.locator('#functions');
  await expect(heading).toBeInViewport();
  await expect(page.locator(':has(> #functions) ~ *').getByRole('link', {name: someGroup.title}).first()).toBeVisible();
});

test('a link to a row of a collapsed table expands the table', async ({page}) => {
  await openPage(page, otherGuideRoute);
  const row = page.locator('.markdown details:not([open]) [id]').first();
  const id = await row.getAttribute('id');
  await expect(row).toBeHidden();
  await page.goto(`${otherGuideRoute}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  // The link also works from another page.
  await page.goto('/faq');
  await page.goto(`${otherGuideRoute}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the sidebar scrolls to the entry of the current page, and the page stays at its top', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto(lastApiPageRoute);
  const entry = page.locator('.theme-doc-sidebar-container [aria-current=page]');
  await expect(entry).toHaveText(lastModule.title);
  await expect(entry).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the table of contents is beside the text at 1280 px and above it on narrower screens', async ({page}) => {
  await page.goto(otherGuideRoute);
  for (const [width, isBeside] of [
    [1280, true],
    [1100, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(contentsBeside(page)).toBeVisible({visible: isBeside});
    await expect(contentsAbove(page)).toBeVisible({visible: !isBeside});
    // The text is at least 580 px wide, or as wide as a phone without margins.
    const textBox = await article(page).boundingBox();
    expect(textBox?.width, `at ${width} px`).toBeGreaterThanOrEqual(Math.min(width - 40, 580));
  }
});

test('the table of contents marks the current heading and keeps its entry in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`${otherGuideRoute}#commands`);
  const commands = contentsBeside(page).getByRole('link', {name: 'Commands'});
  const limits = contentsBeside(page).getByRole('link', {name: 'Limits'});
  await expect(commands).toHaveAttribute('aria-current', 'location');
  await limits.click();
  await expect(limits).toHaveAttribute('aria-current', 'location');
  await expect(commands).not.toHaveAttribute('aria-current', 'location');

  // In a list that is longer than the window, the marked entry stays in view.
  await page.setViewportSize({width: 1280, height: 400});
  const list = page.locator('page-contents');
  for (const heading of [article(page).locator('h2[id]').last(), article(page).locator('h2[id]').first()]) {
    await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    const current = list.locator('[aria-current=location]');
    await expect(current).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    const [entryBox, listBox] = await Promise.all([current.boundingBox(), list.boundingBox()]);
    expect(entryBox?.y).toBeGreaterThanOrEqual(listBox?.y ?? 0);
    expect((entryBox?.y ?? 0) + (entryBox?.height ?? 0)).toBeLessThanOrEqual(
      (listBox?.y ?? 0) + (listBox?.height ?? 0),
    );
  }
});

testOnPhone("a tap on a heading's link adds its anchor to the address", async ({page}) => {
  await openPage(page, otherGuideRoute);
  const heading = article(page).locator('hgroup').last();
  await heading.locator('.hash-link').tap();
  await expect(page).toHaveURL(`${otherGuideRoute}#${await heading.locator('h2').getAttribute('id')}`);
});

test.describe('on paper', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
  });

  test('only the text of a page is printed', async ({page}) => {
    for (const address of [otherGuideRoute, '/documents/privacy-policy', apiPageRoute]) {
      await openPage(page, address);
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(article(page).locator('h2').last(), address).toBeVisible();
      const surroundings = page.locator(
        ['header.navbar', 'footer', 'aside', '[class*=toc]', 'nav', '.theme-announcement-bar', 'button', '.hash-link']
          .map((selector) => `${selector}:visible`)
          .join(),
      );
      await expect(surroundings, address).toHaveCount(0);
      await expect(page.getByText('Skip to main content'), address).toBeHidden();
    }
  });

  test('external links show their address', async ({page}) => {
    const contentAfter = (link: Locator) =>
      link.first().evaluate((element) => getComputedStyle(element, '::after').content);
    const linkTo = (start: string) => article(page).locator(`a[href^="${start}"]`);
    await page.goto('/docs/Premium');
    expect(await contentAfter(linkTo(links.supportServer))).toContain(links.supportServer);
    expect(await contentAfter(linkTo('/'))).toBe('none');
  });

  test('code wraps, even within long words', async ({page}) => {
    await page.setViewportSize({width: 300, height: 800});
    await openPage(page, '/docs/api/general');
    const blocks = article(page).locator('pre');
    expect(await blocks.count()).toBeGreaterThan(0);
    const cutCode = await blocks.evaluateAll((elements) =>
      elements.filter((element) => element.scrollWidth > element.clientWidth).map((element) => element.textContent),
    );
    expect(cutCode).toEqual([]);
  });
});
