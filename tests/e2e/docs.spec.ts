import type {Locator, Page} from '@playwright/test';
import {links} from '../../src/facts/links';
import {apiPage, lastApiPage, lastModule, otherGuide, otherModule, someGroup} from '../helpers/someModules';
import {accessibleNames, expect, openPage, test, testOnPhone, unfold} from './fixtures';

/** Has a premium note, tables, code and all kinds of links. */
const guide = otherGuide;

const text = (page: Page) => page.locator('article .markdown');
const contentsAbove = (page: Page) => page.locator('.theme-doc-toc-mobile');
const contentsBeside = (page: Page) => page.locator('.theme-doc-toc-desktop');

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((target, [name, part]) => getComputedStyle(target, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  test('a long name wraps without extra characters', async ({page}) => {
    await page.goto(guide);
    const [longest = ''] = otherModule.events.map((event) => event.key).sort((a, b) => b.length - a.length);
    await unfold(page);
    const name = text(page).locator(':has(> #events) ~ details table code').getByText(longest, {exact: true});
    const lines = await name.evaluate((code) => {
      // Narrower than the name in any font.
      code.parentElement?.style.setProperty('max-width', `${code.getBoundingClientRect().width * 0.6}px`);
      const rows = new Map<number, string>();
      for (const node of [...code.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {top} of range.getClientRects()) rows.set(top, (rows.get(top) ?? '') + (node.textContent ?? ''));
      }
      return [...rows.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(longest);
  });

  test('a table shows its cells below each other, and is still a table for screen readers', async ({page}) => {
    await page.goto(guide);
    await unfold(page);
    const table = text(page).getByRole('table', {name: 'Commands', exact: true});
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
  const name = menu.getByRole('link', {name: 'Functions', exact: true});
  const entry = menu.getByRole('link', {name: someGroup.title, exact: true});
  await name.focus();
  await page.keyboard.press('Tab');
  await expect(menu.locator('summary', {hasText: 'Functions'})).toBeFocused();
  await expect(entry).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await expect(page).toHaveURL('/docs/Introduction');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs#functions');
  const heading = page.locator('#functions');
  await expect(heading).toBeInViewport();
  await expect(page.locator(':has(> #functions) ~ *').getByRole('link', {name: someGroup.title}).first()).toBeVisible();
});

test('a link to a row of a collapsed table expands the table', async ({page}) => {
  await openPage(page, guide);
  const row = page.locator('.markdown details:not([open]) [id]').first();
  const id = await row.getAttribute('id');
  await expect(row).toBeHidden();
  await page.goto(`${guide}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  // Now from another page.
  await page.goto('/faq');
  await page.goto(`${guide}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the sidebar scrolls to the entry of the current page, and the page stays at its top', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto(lastApiPage);
  const entry = page.locator('.theme-doc-sidebar-container [aria-current=page]');
  await expect(entry).toHaveText(lastModule.title);
  await expect(entry).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the table of contents is beside the text at 1280 px and above it on narrower screens', async ({page}) => {
  await page.goto(guide);
  for (const [width, isWide] of [
    [1280, true],
    [1100, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(contentsBeside(page)).toBeVisible({visible: isWide});
    await expect(contentsAbove(page)).toBeVisible({visible: !isWide});
    // The text is as wide as the window without its margins, or at least 580 px.
    const textBox = await text(page).boundingBox();
    expect(textBox?.width, `at ${width} px`).toBeGreaterThanOrEqual(Math.min(width - 40, 580));
  }
});

test('the table of contents marks the current heading and keeps its entry in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`${guide}#commands`);
  const commands = contentsBeside(page).getByRole('link', {name: 'Commands'});
  const limits = contentsBeside(page).getByRole('link', {name: 'Limits'});
  await expect(commands).toHaveAttribute('aria-current', 'location');
  await limits.click();
  await expect(limits).toHaveAttribute('aria-current', 'location');
  await expect(commands).not.toHaveAttribute('aria-current', 'location');

  // In a list that is longer than the window, the marked entry stays in view.
  await page.setViewportSize({width: 1280, height: 400});
  const list = page.locator('page-contents');
  for (const heading of [text(page).locator('h2[id]').last(), text(page).locator('h2[id]').first()]) {
    await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    const current = list.locator('[aria-current=location]');
    await expect(current).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    const [entry, frame] = await Promise.all([current.boundingBox(), list.boundingBox()]);
    expect(entry?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  }
});

testOnPhone("a tap on a heading's link adds its anchor to the address", async ({page}) => {
  await openPage(page, guide);
  const heading = text(page).locator('hgroup').last();
  await heading.locator('.hash-link').tap();
  await expect(page).toHaveURL(`${guide}#${await heading.locator('h2').getAttribute('id')}`);
});

test.describe('on paper', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
  });

  test('only the text of a page is printed', async ({page}) => {
    for (const address of [guide, '/documents/privacy-policy', apiPage]) {
      await openPage(page, address);
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(text(page).locator('h2').last(), address).toBeVisible();
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
    const contentAfter = (link: Locator) => style(link.first(), 'content', '::after');
    const linkTo = (start: string) => text(page).locator(`a[href^="${start}"]`);
    await page.goto('/docs/Premium');
    expect(await contentAfter(linkTo(links.supportServer))).toContain(links.supportServer);
    expect(await contentAfter(linkTo('/'))).toBe('none');
  });

  test('code wraps, even within long words', async ({page}) => {
    await page.setViewportSize({width: 300, height: 800});
    await openPage(page, '/docs/api/general');
    const blocks = text(page).locator('pre');
    expect(await blocks.count()).toBeGreaterThan(0);
    const cut = await blocks.evaluateAll((elements) =>
      elements.filter((element) => element.scrollWidth > element.clientWidth).map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
});
