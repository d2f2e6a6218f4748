import type {Page} from '@playwright/test';
import {hasPremium} from '../../src/facts/derived/plans';
import {functionList} from '../../src/facts/functions';
import {guideRoute, lastApiPageRoute, lastModule, someModule} from '../helpers/someModules';
import {accessibleNames, expect, holdBack, openPage, test, testWithoutJavaScript, waitForIslands} from './fixtures';

const linkLabels = ['Get started', ...(hasPremium ? ['Premium'] : []), 'Documentation', 'FAQ', 'Known issues'];

const menuButton = (page: Page) => page.getByRole('button', {name: 'Menu', exact: true});
const drawer = (page: Page) => page.locator('[popover]');
const ariaHiddenParts = (page: Page) => page.locator('#__docusaurus > [aria-hidden]');
const drawerLinks = (page: Page) => drawer(page).getByRole('navigation', {name: 'Main'}).getByRole('link');

test.describe('the navbar', () => {
  test('shows its brand and its links in one row, from left to right', async ({page}) => {
    await page.goto('/');
    const [navbarBox, ...partBoxes] = await page
      .locator('header.navbar')
      .evaluate((header) =>
        [header, ...header.querySelectorAll('#brand, nav a')].map(
          (element) => element.getBoundingClientRect().toJSON() as DOMRect,
        ),
      );
    if (!navbarBox) throw new Error('there is no navbar');
    expect(partBoxes).toHaveLength(1 + linkLabels.length);
    const edges = [navbarBox.left, ...partBoxes.flatMap((partBox) => [partBox.left, partBox.right]), navbarBox.right];
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    // The center of the links is right of the center of the navbar. The first part is the brand.
    expect((partBoxes[1]?.left ?? NaN) + (partBoxes.at(-1)?.right ?? NaN)).toBeGreaterThan(
      navbarBox.left + navbarBox.right,
    );
    expect(Math.min(...partBoxes.map(({top}) => top))).toBeGreaterThanOrEqual(navbarBox.top);
    expect(Math.max(...partBoxes.map(({bottom}) => bottom))).toBeLessThanOrEqual(navbarBox.bottom);
  });

  test('shows its links from 997 px on, the menu button on narrower screens, and stays at the top', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await page.goto(guideRoute);
    await expect(page.locator('header').getByRole('link', {name: 'FAQ'})).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.locator('header').getByRole('link', {name: 'FAQ'})).toBeHidden();
    await expect(menuButton(page)).toBeVisible();

    for (const top of [3000, 3500, 500]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForFunction((y) => scrollY === y, top);
      expect((await page.locator('header.navbar').boundingBox())?.y).toBe(0);
    }
  });
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true});

  const waysToOpen: Record<string, (page: Page) => Promise<void>> = {
    'a tap': (page) => menuButton(page).tap(),
    Enter: (page) => menuButton(page).press('Enter'),
    Space: (page) => menuButton(page).press('Space'),
  };
  test('opens by tap, Enter and Space, traps the focus, and hides the page from screen readers', async ({page}) => {
    await openPage(page, guideRoute);
    const linksWhileClosed = await accessibleNames(page, 'link');
    await expect(drawer(page)).toBeHidden();
    for (const [way, open] of Object.entries(waysToOpen)) {
      await open(page);
      await expect(drawerLinks(page), way).toHaveText(linkLabels);
      await expect(page.getByRole('dialog', {name: 'Menu'}), way).toBeVisible();
      await expect(drawer(page).getByRole('button', {name: 'Close menu'}), way).toBeFocused();
      // The last way leaves it open.
      if (way !== 'Space') await page.keyboard.press('Escape');
    }
    const tabStops = await drawer(page).locator('a, button:not([tabindex]), summary').filter({visible: true}).count();
    const focusedName = () =>
      drawer(page).evaluate((element) => {
        const {activeElement} = document;
        if (activeElement === null || !element.contains(activeElement)) return 'outside';
        return activeElement.textContent || activeElement.getAttribute('aria-label');
      });
    const walk = async (key: string) => {
      const names: (string | null)[] = [];
      for (let presses = 0; presses < tabStops; presses += 1) {
        await page.keyboard.press(key);
        names.push(await focusedName());
      }
      return names;
    };
    // One round, back to where it started, and the same round backwards.
    const focusOrder = await walk('Tab');
    expect(focusOrder).toEqual(expect.arrayContaining([...linkLabels, someModule.title, 'Functions']));
    expect(focusOrder).not.toContain('outside');
    expect(focusOrder.at(-1)).toBe('Close menu');
    expect(await walk('Shift+Tab')).toEqual([...focusOrder.slice(0, -1).toReversed(), 'Close menu']);

    // Screen readers see only the menu. The accessibility tree lists links level by level, so their order differs.
    await expect(ariaHiddenParts(page)).not.toHaveCount(0);
    const linkTexts = await drawer(page).getByRole('link').allTextContents();
    expect((await accessibleNames(page, 'link')).toSorted()).toEqual(linkTexts.toSorted());
    expect(await accessibleNames(page, 'heading')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    expect(await accessibleNames(page, 'link')).toEqual(linksWhileClosed);
  });

  const waysToClose: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'its button': (page) => drawer(page).getByRole('button', {name: 'Close menu'}).tap(),
    'a tap outside': (page) => page.touchscreen.tap(20, 600),
    'the link of the page itself': (page) => drawerLinks(page).filter({hasText: 'FAQ'}).tap(),
  };
  test('closes by Escape, its button, a tap outside, a link or a wider window', async ({page}) => {
    await openPage(page, '/faq');
    await page.evaluate(() => {
      addEventListener('click', ({target}) => {
        const isInDrawer = target instanceof Element && target.closest('[popover]') !== null;
        document.documentElement.dataset.clicked = isInDrawer ? 'drawer' : 'page';
      });
    });
    await page.touchscreen.tap(20, 600);
    await expect(page.locator('html')).toHaveAttribute('data-clicked', 'page');
    for (const [way, close] of Object.entries(waysToClose)) {
      await menuButton(page).tap();
      await expect(drawer(page).getByRole('button', {name: 'Close menu'}), way).toBeFocused();
      await close(page);
      await expect(drawer(page), way).toBeHidden();
      await expect(menuButton(page), way).toBeFocused();
      await expect(ariaHiddenParts(page), way).toHaveCount(0);
      await expect(page, way).toHaveURL(/\/faq$/);
      // The tap outside doesn't reach the page.
      if (way === 'a tap outside') await expect(page.locator('html')).toHaveAttribute('data-clicked', 'drawer');
    }

    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(drawer(page), 'a wider window').toBeHidden();
    await expect(ariaHiddenParts(page), 'a wider window').toHaveCount(0);
  });

  test('shows the current page, and stays open while a group opens', async ({page}) => {
    await openPage(page, lastApiPageRoute);
    await menuButton(page).tap();
    const section = drawer(page).getByRole('navigation', {name: 'This section'});
    await expect(section.locator('[aria-current=page]')).toHaveText(lastModule.title);
    await expect(section.locator('[aria-current=page]')).toBeInViewport({ratio: 1});
    const [group] = functionList;
    if (!group) return;
    await section.locator('summary', {hasText: 'Functions'}).tap();
    await section.getByRole('link', {name: group.title}).tap();
    await page.waitForURL(`**/docs/functions/${group.key}`);
    await expect(drawer(page)).toBeHidden();
  });

  test('links to the documentation on a page without a section', async ({page}) => {
    await openPage(page, '/get-started');
    await menuButton(page).tap();
    await expect(drawer(page).getByRole('navigation', {name: 'This section'})).toBeHidden();
    const documentation = drawer(page).getByRole('navigation', {name: 'Documentation'});
    await expect(documentation.getByRole('link', {name: 'Add to Discord'})).toBeVisible();
    await documentation.getByRole('link', {name: 'Modules'}).tap();
    await page.waitForURL('**/docs#modules');
  });

  test('opens before the script has loaded, and gets the focus afterwards', async ({page}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(guideRoute, {waitUntil: 'commit'});
    await menuButton(page).tap();
    await expect(drawerLinks(page)).toHaveText(linkLabels);
    release();
    await waitForIslands(page);
    await expect(drawerLinks(page)).toHaveText(linkLabels);
    await expect(drawer(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
    await expect(drawer(page).getByRole('navigation', {name: 'This section'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });

  testWithoutJavaScript('opens, closes and links to pages without JavaScript', async ({page}) => {
    await page.goto(guideRoute);
    await menuButton(page).tap();
    await expect(drawerLinks(page)).toHaveText(linkLabels);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await page.touchscreen.tap(20, 600);
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).tap();
    await drawerLinks(page).filter({hasText: 'Known issues'}).tap();
    await page.waitForURL('**/known-issues');
  });
});
