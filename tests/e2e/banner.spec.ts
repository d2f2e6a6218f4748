import type {Page} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {product} from '../../src/facts/product';
import {guide} from '../modules';
import {accessibleNames, expect, goOn, layoutShifts, ready, test, watchLayoutShift} from './fixtures';

/** How long a message is shown, in milliseconds (SPECIFICATION.md, section 3). */
const DELAY = 5000;

const {id, messages} = announcements;
const [first] = messages;
if (!first || messages.length < 2) throw new Error('The banner moves between two messages at least.');

/** Where the message after one stands; the first follows the last. */
const after = (index: number): number => (index + 1) % messages.length;
const last = messages.length - 1;

/** The first message that has links. */
const linked = messages.findIndex(({links}) => links.length > 0);

/** Links of a message as a screen reader names them. */
const linkNames = ({links}: (typeof messages)[number]): string[] =>
  links.map(({label, to}) => (to.startsWith('/') ? label : `${label} (leaves this site)`));

const banner = (page: Page) => page.getByRole('region', {name: 'Announcements'});
const button = (page: Page, name: string) =>
  banner(page).getByRole('button', {name: `${name} announcement`, exact: false});
const slides = (page: Page) => banner(page).locator('[aria-roledescription=slide]');
const shown = (page: Page) => banner(page).locator('[aria-roledescription=slide]:not([inert])');

/** A place outside of the banner. */
const leave = (page: Page) => page.mouse.move(5, 700);

// The headless shell begins with the pointer on the first page that it opens, so that page is another one, without a banner.
test.beforeEach(async ({page}) => {
  await page.goto('/robots.txt');
  await leave(page);
});

const swiper = (page: Page) => banner(page).locator('.swiper-initialized');

/** Reaches for the banner, as whoever drags it does, and waits until Swiper is there. */
async function reach(page: Page): Promise<void> {
  await banner(page).hover();
  await expect(swiper(page)).toBeAttached();
  // It looks at its size once more in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens a page and stops its clock just as the first message gets its full time. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/faq');
  await ready(page);
  // The banner waits while the pointer is over it, so nothing is due while the clock is stopped.
  await reach(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await expectShown(page, 0);
  await leave(page);
}

/** Which message is shown, as the banner says it: `2/3`. */
const expectShown = (page: Page, index: number) =>
  expect(banner(page).locator('[data-count]')).toHaveText(`${index + 1}/${messages.length}`);

test.describe('the messages', () => {
  test('are out of reach of keyboard and screen reader while they are not shown', async ({page}) => {
    await page.goto('/');
    await ready(page);
    const all = messages.flatMap(linkNames);
    const elsewhere = await page
      .locator('a')
      .evaluateAll((links) => links.filter((link) => !link.closest('site-banner')).map((link) => link.textContent));
    const own = all.filter((name) => !elsewhere.some((text) => name.startsWith(text)));
    const reachable = async () => (await accessibleNames(page, 'link')).filter((name) => own.includes(name));
    const groups = async () =>
      (await accessibleNames(page, 'group')).filter((name) => name.endsWith(` of ${messages.length}`));
    for (const [index, message] of messages.entries()) {
      await expectShown(page, index);
      expect(await reachable()).toEqual(linkNames(message).filter((name) => own.includes(name)));
      expect(await groups()).toEqual([`${index + 1} of ${messages.length}`]);
      await button(page, 'Next').click();
    }
  });

  test('come after the skip link, then their controls', async ({page}) => {
    await page.goto('/');
    await ready(page);
    for (let index = 0; index < linked; index++) await button(page, 'Next').click();
    await expectShown(page, linked);
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    for (const link of await shown(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Previous')).toBeFocused();
  });
});

test.describe('the rotation', () => {
  test('shows each message for five seconds, and the first after the last', async ({page}) => {
    await openWithClock(page);
    for (const index of [...messages.keys(), 0]) {
      await expectShown(page, index);
      await page.clock.runFor(DELAY - 1);
      await expectShown(page, index);
      await page.clock.runFor(1);
      await expectShown(page, after(index));
    }
  });

  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    'the next button': (page) => button(page, 'Next').click(),
    'a key': (page) => button(page, 'Next').press('ArrowRight'),
    'a drag': async (page) => {
      const box = await shown(page).boundingBox();
      if (!box) throw new Error('no message is shown');
      await page.mouse.move(box.x + 300, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + box.height / 2, {steps: 8});
      await page.mouse.up();
      await expectShown(page, 1);
    },
  };
  for (const [name, interact] of Object.entries(interactions)) {
    test(`stops on ${name} until the reader presses play`, async ({page}) => {
      await openWithClock(page);
      await interact(page);
      await leave(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const stopped = (await shown(page).getAttribute('aria-label')) ?? '';
      await page.clock.runFor(10 * DELAY);
      await expect(shown(page)).toHaveAccessibleName(stopped);

      await button(page, 'Play').click();
      await page.clock.runFor(DELAY);
      await expect(shown(page)).not.toHaveAccessibleName(stopped);
    });
  }

  test('stays stopped on the next page', async ({page}) => {
    await openWithClock(page);
    await button(page, 'Next').click();
    for (const address of ['/premium', '/docs/Introduction']) {
      await page.clock.resume();
      await goOn(page, address);
      await expectShown(page, 1);
      await expect(button(page, 'Play')).toBeVisible();
    }
  });

  test('waits while the pointer is over it', async ({page}) => {
    await openWithClock(page);
    await banner(page).hover();
    await page.clock.runFor(10 * DELAY);
    await expectShown(page, 0);
    await leave(page);
    await page.clock.runFor(DELAY);
    await expectShown(page, 1);
  });

  test('waits while the keyboard is in it', async ({page}) => {
    await openWithClock(page);
    const focused = banner(page).locator(':focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
    await page.clock.runFor(10 * DELAY);
    await expectShown(page, 0);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(0);
    await page.clock.runFor(DELAY);
    await expectShown(page, 1);
  });

  test('is announced only while it stands still', async ({page}) => {
    await openWithClock(page);
    const row = banner(page).locator('[aria-live]');
    await expect(row).toHaveAttribute('aria-live', 'off');
    await button(page, 'Next').click();
    await expect(row).toHaveAttribute('aria-live', 'polite');
  });

  test.describe('with reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('never happens, and there is nothing to pause', async ({page}) => {
      await openWithClock(page);
      await page.clock.runFor(20 * DELAY);
      await expectShown(page, 0);
      await expect(button(page, 'Pause')).toBeHidden();
      await button(page, 'Next').click();
      await expectShown(page, 1);
    });
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true, viewport: {width: 360, height: 780}});

    test('stops on a tap', async ({page}) => {
      await openWithClock(page);
      await shown(page)
        .locator('p')
        .tap({position: {x: 5, y: 5}});
      await expect(button(page, 'Play')).toBeVisible();
      await page.clock.runFor(10 * DELAY);
      await expectShown(page, 0);
    });

    test('goes on after a tap on play', async ({page}) => {
      await openWithClock(page);
      await button(page, 'Pause').tap();
      await page.clock.runFor(10 * DELAY);
      await expectShown(page, 0);
      await button(page, 'Play').tap();
      await page.clock.runFor(DELAY);
      await expectShown(page, 1);
    });
  });
});

test.describe('closing it', () => {
  test('lasts over pages and loads, and puts the focus on the first link after it', async ({page}) => {
    await page.goto('/faq');
    await ready(page);
    await banner(page).getByRole('button', {name: 'Close announcements'}).press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('link', {name: product.name, exact: true}).first()).toBeFocused();

    await goOn(page, '/premium');
    await page.waitForURL('**/premium');
    await expect(banner(page)).toHaveCount(0);
    await watchLayoutShift(page);
    await page.reload();
    // Not even before the script runs.
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
    await ready(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('ends when there is a new banner, on the very first load', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an older one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await watchLayoutShift(page);
    // Only what is there without the site's own code.
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('/faq');
    await expect(shown(page)).toBeVisible();
    await page.unrouteAll();
    await page.goto('/faq');
    await ready(page);
    await expect(shown(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    // And closing this one counts.
    await banner(page).getByRole('button', {name: 'Close announcements'}).click();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('Swiper', () => {
  test('is loaded for those who reach for the banner', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const slider = () => asked.filter((address) => address.includes('/lazy-slider.'));
    await page.goto('/');
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(slider()).toEqual([]);
    await reach(page);
    expect(slider()).toHaveLength(1);
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true, viewport: {width: 360, height: 780}});

    test('a swipe counts before it has come, and after', async ({page}) => {
      await page.goto('/');
      await ready(page);
      const touch = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const box = await banner(page).boundingBox();
        if (!box) throw new Error('there is no banner');
        const point = (x: number) => [{x, y: box.y + 15}];
        await touch.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: point(from)});
        for (const part of [0.25, 0.5, 0.75, 1]) {
          await touch.send('Input.dispatchTouchEvent', {
            type: 'touchMove',
            touchPoints: point(from + (to - from) * part),
          });
        }
        await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      };
      await swipe(250, 30);
      await expectShown(page, 1);
      await expect(swiper(page)).toBeAttached();
      await swipe(250, 30);
      await expectShown(page, after(1));
      await expect(shown(page)).toBeInViewport({ratio: 0.95});
      await swipe(60, 300);
      await expectShown(page, 1);
      await expect(shown(page)).toBeInViewport({ratio: 0.95});
    });
  });

  test('is not needed for the buttons', async ({page, complaints}) => {
    await page.route('**/lazy-slider.*', (route) => route.abort());
    await page.goto('/faq');
    await ready(page);
    await page.waitForLoadState('networkidle');
    const steps = [...messages.keys()].map((index) => ({name: 'Next', to: after(index)}));
    for (const {name, to} of [...steps, {name: 'Previous', to: last}]) {
      await button(page, name).click();
      await expect(shown(page)).toHaveAccessibleName(`${to + 1} of ${messages.length}`);
      await expect(shown(page)).toBeInViewport({ratio: 0.9});
    }
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
});

test('its buttons show when they answer', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/faq');
  await expect(shown(page)).toBeVisible();
  await expect(banner(page).getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the first message can be read and its links work, and there are no dead buttons', async ({page}) => {
    await page.goto('/faq');
    await expect(shown(page)).toBeVisible();
    await expect(shown(page)).toContainText(first.text);
    await expect(slides(page).nth(1)).not.toBeInViewport();
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    const targets = await shown(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(first.links.map(({to}) => to));
  });
});

for (const width of [320, 1280]) {
  test(`nothing moves at ${width} px, from the first paint through all messages`, async ({page}) => {
    await page.setViewportSize({width, height: 780});
    await watchLayoutShift(page);
    let index = 0;
    for (const route of ['/', guide, '/docs/api/error-codes']) {
      await page.goto(route);
      await ready(page);
      await reach(page);
      // All are as high on one page as on another.
      for (let steps = route === '/' ? messages.length : 1; steps > 0; steps--) {
        await button(page, 'Next').click();
        index = after(index);
        await expectShown(page, index);
        await expect(shown(page)).toBeInViewport({ratio: 0.95});
      }
      // A message slides away sideways, on a busy machine longer after the press than browsers overlook.
      const isMessage = (moved: string) => moved.includes('aria-roledescription="slide"');
      const shifts = (await layoutShifts(page)).filter(({sideways, moved}) => !sideways || !moved.every(isMessage));
      expect(shifts, route).toEqual([]);
    }
    // Were a message of another height, it would be noticed: without any, the page moves up.
    await button(page, 'Close').press('Enter');
    await expect.poll(() => layoutShifts(page)).not.toEqual([]);
  });
}
