import type {Page} from '@playwright/test';
import {product} from '../../src/facts/product';
import {guide, lastApiPage, lastModule, otherApiPage, otherGuide, otherModule, someModule} from '../modules';
import {accessibleNames, expect, gate, goOn, ready, test} from './fixtures';

const items = ['Get started', 'Premium', 'Documentation', 'FAQ', 'Known issues'];

const menuButton = (page: Page) => page.getByRole('button', {name: 'Menu', exact: true});
const drawer = (page: Page) => page.locator('[popover]');
const hidden = (page: Page) => page.locator('#__docusaurus > [aria-hidden]');
const drawerLinks = (page: Page) => drawer(page).getByRole('navigation', {name: 'Main'}).getByRole('link');

test.describe('the bar', () => {
  test('is primary, has logo and name at the left and the five links at the right, in order', async ({page}) => {
    await page.goto('/');
    const bar = page.locator('header.navbar');
    await expect(bar).toHaveClass(/navbar--primary/);
    const brand = bar.getByRole('link', {name: product.name});
    await expect(brand).toHaveAttribute('href', '/');
    await expect(brand.locator('img')).toBeVisible();
    const links = bar.getByRole('navigation', {name: 'Main'}).getByRole('link');
    await expect(links).toHaveText(items);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/get-started', '/premium', '/docs/Introduction', '/faq', '/known-issues']);
    const [frame, name, ...rest] = await bar.evaluate((header) =>
      [header, ...header.querySelectorAll('#brand, nav a')].map((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return {left, right, top, bottom};
      }),
    );
    if (!frame || !name) throw new Error('The bar has no name.');
    // However wide the words are: one after the other in one row of the bar, the middle of the links right of its own.
    expect(rest).toHaveLength(items.length);
    const ends = [name, ...rest].flatMap(({left, right}) => [left, right]);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect((rest[0]?.left ?? NaN) + (rest.at(-1)?.right ?? NaN)).toBeGreaterThan(frame.left + frame.right);
    for (const {top, bottom, left, right} of [name, ...rest]) {
      expect(top).toBeGreaterThanOrEqual(frame.top);
      expect(bottom).toBeLessThanOrEqual(frame.bottom);
      expect(left).toBeGreaterThanOrEqual(frame.left);
      expect(right).toBeLessThanOrEqual(frame.right);
    }
  });

  const sections: readonly (readonly [string, string, string])[] = [
    ['/get-started', 'Get started', 'page'],
    ['/docs/Introduction', 'Documentation', 'page'],
    ['/docs', 'Documentation', 'true'],
    [guide, 'Documentation', 'true'],
    ['/docs/Premium', 'Documentation', 'true'],
    ['/faq', 'FAQ', 'page'],
    ['/faq/audio', 'FAQ', 'true'],
    ['/known-issues', 'Known issues', 'page'],
  ];
  test('marks where the reader is, on the way from page to page', async ({page}) => {
    await page.goto('/');
    const marked = page.locator('header [aria-current]');
    for (const [route, label, current] of sections) {
      await goOn(page, route);
      await expect(marked, route).toHaveText([label]);
      await expect(marked, route).toHaveAttribute('aria-current', current);
    }
    // In none of them.
    await goOn(page, '/documents/changelog');
    await expect(marked).toHaveCount(0);
  });

  test('stays while the page scrolls', async ({page}) => {
    await page.goto(guide);
    await ready(page);
    for (const top of [3000, 3500, 500]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForFunction((y) => scrollY === y, top);
      expect((await page.locator('header.navbar').boundingBox())?.y).toBe(0);
    }
  });

  test('has its links from 997 px on, and its menu below', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await page.goto('/faq');
    await expect(page.locator('header').getByRole('link', {name: 'FAQ'})).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.locator('header').getByRole('link', {name: 'FAQ'})).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
  });
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true});

  const openings: Record<string, (page: Page) => Promise<void>> = {
    'a tap': (page) => menuButton(page).tap(),
    Enter: (page) => menuButton(page).press('Enter'),
    Space: (page) => menuButton(page).press('Space'),
  };
  for (const [name, open] of Object.entries(openings)) {
    test(`opens by ${name}, takes the focus and holds it`, async ({page}) => {
      await page.goto(guide);
      await ready(page);
      await expect(drawer(page)).toBeHidden();
      await open(page);
      await expect(drawerLinks(page)).toHaveText(items);
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
      await expect(drawer(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
      const stops = await drawer(page).locator('a, button:not([tabindex]), summary').filter({visible: true}).count();
      const focused = () =>
        drawer(page).evaluate((element) => {
          const {activeElement} = document;
          if (activeElement === null || !element.contains(activeElement)) return 'outside';
          return activeElement.textContent || activeElement.getAttribute('aria-label');
        });
      const walk = async (key: string) => {
        const names: (string | null)[] = [];
        for (let presses = 0; presses < stops; presses += 1) {
          await page.keyboard.press(key);
          names.push(await focused());
        }
        return names;
      };
      // One round, which ends where it began, and the same way back.
      const forth = await walk('Tab');
      expect(forth).toEqual(expect.arrayContaining([...items, someModule.title, 'Functions']));
      expect(forth).not.toContain('outside');
      expect(forth.at(-1)).toBe('Close menu');
      expect(await walk('Shift+Tab')).toEqual([...forth.slice(0, -1).toReversed(), 'Close menu']);
    });
  }

  const closings: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'its button': (page) => drawer(page).getByRole('button', {name: 'Close menu'}).tap(),
    'a tap outside': (page) => page.touchscreen.tap(20, 600),
    'the link of the page itself': (page) => drawerLinks(page).filter({hasText: 'FAQ'}).tap(),
  };
  for (const [name, close] of Object.entries(closings)) {
    test(`closes by ${name} and gives the focus back`, async ({page}) => {
      await page.goto('/faq');
      await ready(page);
      await menuButton(page).tap();
      await expect(drawer(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
      await close(page);
      await expect(drawer(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      // The page can be used again.
      await expect(hidden(page)).toHaveCount(0);
      expect(page.url()).toContain('/faq');
    });
  }

  test('is all that a screen reader meets while it is open', async ({page}) => {
    await page.goto(guide);
    await ready(page);
    const closed = await accessibleNames(page, 'link');
    await menuButton(page).tap();
    await expect(drawer(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
    await expect(hidden(page)).not.toHaveCount(0);
    const names = await drawer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.textContent));
    // The browser lists them level by level.
    expect((await accessibleNames(page, 'link')).toSorted()).toEqual(names.toSorted());
    expect(await accessibleNames(page, 'heading')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    expect(await accessibleNames(page, 'link')).toEqual(closed);
  });

  test('lets no tap through to the page', async ({page}) => {
    await page.goto('/faq');
    await ready(page);
    await page.evaluate(() => {
      addEventListener('click', ({target}) => {
        const isInDrawer = target instanceof Element && target.closest('[popover]') !== null;
        document.documentElement.dataset.clicked = isInDrawer ? 'drawer' : 'page';
      });
    });
    const root = page.locator('html');
    await page.touchscreen.tap(20, 600);
    await expect(root).toHaveAttribute('data-clicked', 'page');
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.touchscreen.tap(20, 600);
    await expect(drawer(page)).toBeHidden();
    await expect(root).toHaveAttribute('data-clicked', 'drawer');
  });

  test('opens without working out the styles of the page again', async ({page, browser}) => {
    await page.goto(otherApiPage);
    await ready(page);
    const all = await page.locator('*').count();
    await browser.startTracing(page, {categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline']});
    await menuButton(page).tap();
    await expect(hidden(page)).not.toHaveCount(0);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: {name: string; args: {elementCount?: number}}[];
    };
    const counts = trace.traceEvents.map(({name, args}) =>
      name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0,
    );
    const styled = counts.reduce((sum, count) => sum + count, 0);
    // At least the entries of the menu themselves; else the browser calls it something else now.
    expect(styled).toBeGreaterThan(items.length);
    expect(styled).toBeLessThan(all / 4);
  });

  for (const [from, label, to] of [
    ['/faq', 'Premium', '/premium'],
    [guide, 'Documentation', '/docs/Introduction'],
  ] as const) {
    test(`closes by choosing ${label} on ${from}, and leads there`, async ({page}) => {
      await page.goto(from);
      await ready(page);
      await menuButton(page).tap();
      await drawerLinks(page).filter({hasText: label}).tap();
      await page.waitForURL(`**${to}`);
      await expect(drawer(page)).toBeHidden();
      await expect(hidden(page)).toHaveCount(0);
      // And Back leads back at once.
      await page.goBack();
      await page.waitForURL(`**${from}`);
    });
  }

  test('has the pages of the section, and closes when one is chosen', async ({page}) => {
    await page.goto(guide);
    await ready(page);
    await menuButton(page).tap();
    const section = drawer(page).getByRole('navigation', {name: 'This section'});
    await expect(section.getByRole('link', {name: someModule.title, exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await section.getByRole('link', {name: otherModule.title, exact: true}).tap();
    await page.waitForURL(`**${otherGuide}`);
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await page.waitForURL(`**${guide}`);
  });

  test('stays open while groups are opened, and shows where the reader is', async ({page}) => {
    await page.goto(lastApiPage);
    await ready(page);
    await menuButton(page).tap();
    const section = drawer(page).getByRole('navigation', {name: 'This section'});
    await expect(section.locator('[aria-current=page]')).toHaveText(lastModule.title);
    await expect(section.locator('[aria-current=page]')).toBeInViewport({ratio: 1});
    await section.locator('summary', {hasText: 'Functions'}).tap();
    await section.getByRole('link', {name: 'Games'}).tap();
    await page.waitForURL('**/docs/functions/games');
    await expect(drawer(page)).toBeHidden();
  });

  test('leads to the documentation where the page has no section of its own', async ({page}) => {
    await page.goto('/premium');
    await ready(page);
    await menuButton(page).tap();
    await expect(drawer(page).getByRole('navigation', {name: 'This section'})).toBeHidden();
    const places = drawer(page).getByRole('navigation', {name: 'Documentation'});
    await expect(places.getByRole('link', {name: 'Add to Discord'})).toBeVisible();
    await places.getByRole('link', {name: 'Modules'}).tap();
    await page.waitForURL('**/docs#modules');
  });

  test('closes when the window grows', async ({page}) => {
    await page.goto('/faq');
    await ready(page);
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(drawer(page)).toBeHidden();
    await expect(hidden(page)).toHaveCount(0);
  });

  for (const [from, to] of [
    ['/faq', '/premium'],
    [guide, otherGuide],
  ] as const) {
    test(`is closed on the way from ${from} to ${to}, and back`, async ({page}) => {
      await page.goto(from);
      await ready(page);
      await menuButton(page).tap();
      await goOn(page, to);
      await expect(drawer(page)).toBeHidden();
      await menuButton(page).tap();
      await expect(drawer(page)).toBeVisible();
      await page.goBack();
      await page.waitForURL(`**${from}`);
      await expect(drawer(page)).toBeHidden();
      await expect(hidden(page)).toHaveCount(0);
    });
  }

  test('is a list in the page for browsers that have no popovers', async ({page, complaints}) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
      const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
      Object.defineProperty(Element.prototype, 'matches', {
        value: function (this: Element, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError('no such selector');
          return matches.call(this, selector);
        },
      });
    });
    await page.route('**/faq', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({response: answer, body: (await answer.text()).replace(/ popover="?auto"?/, '')});
    });
    await page.goto('/faq');
    await ready(page);
    const links = page.locator('#menu').getByRole('navigation', {name: 'Main'}).getByRole('link');
    await expect(links).toHaveText(items);
    // Nothing holds the focus there, and nothing is hidden from anyone.
    await page.locator('#menu button').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('header :focus')).toHaveCount(1);
    await expect(hidden(page)).toHaveCount(0);
    await links.filter({hasText: 'Premium'}).tap();
    await page.waitForURL('**/premium');
    expect(complaints).toEqual([]);
  });

  test('opens before the script has come, and holds the focus once it has', async ({page}) => {
    const {opened, open: send} = gate();
    await page.route('**/assets/js/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(guide, {waitUntil: 'commit'});
    await menuButton(page).tap();
    await expect(drawerLinks(page)).toHaveText(items);
    send();
    await ready(page);
    await expect(drawerLinks(page)).toHaveText(items);
    await expect(drawer(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
    await expect(drawer(page).getByRole('navigation', {name: 'This section'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens, closes and leads on', async ({page}) => {
      await page.goto(guide);
      await menuButton(page).tap();
      await expect(drawerLinks(page)).toHaveText(items);
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
});
