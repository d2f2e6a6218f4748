import type {Page} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {product} from '../../src/facts/product';
import {guideRoute} from '../helpers/someModules';
import {accessibleNames, expect, openPage, test, testWithoutJavaScript, waitForIslands} from './fixtures';
import {layoutShifts, twoFrames, watchLayoutShift} from './layoutMeasures';

/** Milliseconds per message (SPECIFICATION.md, section 3). */
const MESSAGE_DURATION = 5000;

const {id, messages} = announcements;
const [firstMessage] = messages;
if (!firstMessage || messages.length < 2) throw new Error('the banner needs two messages to rotate');

const nextIndex = (index: number): number => (index + 1) % messages.length;
const firstIndexWithLinks = messages.findIndex(({links}) => links.length > 0);
const linkNames = ({links}: (typeof messages)[number]): string[] =>
  links.map(({label, to}) => (to.startsWith('/') ? label : `${label} (leaves this site)`));

const banner = (page: Page) => page.getByRole('region', {name: 'Announcements'});
/** Finds `Next announcement` and, because names match in part, `Pause announcements`. */
const button = (page: Page, name: string) => banner(page).getByRole('button', {name: `${name} announcement`});
const liveRegion = (page: Page) => banner(page).locator('[aria-live]');
const currentSlide = (page: Page) => banner(page).locator('[aria-roledescription=slide]:not([inert])');

const movePointerAway = (page: Page) => page.mouse.move(5, 700);
const expectShown = (page: Page, index: number) =>
  expect(banner(page).locator('[data-count]')).toHaveText(`${index + 1}/${messages.length}`);

// The pointer of the headless shell starts at the top left, where the banner would be.
test.beforeEach(async ({page}) => {
  await page.goto('/robots.txt');
  await movePointerAway(page);
});

const swiper = (page: Page) => banner(page).locator('.swiper-initialized');

/** Hovers over the banner, which loads Swiper, and waits for it. */
async function loadSwiper(page: Page): Promise<void> {
  await banner(page).hover();
  await expect(swiper(page)).toBeAttached();
  // Swiper goes to its first slide in the next frame.
  await twoFrames(page);
}

/** Opens a page and pauses its clock. Only then sets the motion, because without reduced motion the banner rotates. */
async function openWithClock(page: Page, reducedMotion: 'no-preference' | 'reduce' = 'no-preference'): Promise<void> {
  await page.clock.install();
  await openPage(page, '/faq');
  await loadSwiper(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await expectShown(page, 0);
  await movePointerAway(page);
  await page.emulateMedia({reducedMotion});
  await expect(liveRegion(page)).toHaveAttribute('aria-live', reducedMotion === 'reduce' ? 'polite' : 'off');
}

test('keyboards and screen readers reach only the current message, with links before controls', async ({page}) => {
  await openPage(page, '/');
  const bannerLinkNames = messages.flatMap(linkNames);
  // Leaves out names of other links. The name of an external link is longer than its text: `… (leaves this site)`.
  const otherLinkTexts = await page
    .locator('a')
    .evaluateAll((links) => links.filter((link) => !link.closest('site-banner')).map((link) => link.textContent));
  const uniqueNames = bannerLinkNames.filter((name) => !otherLinkTexts.some((text) => name.startsWith(text)));
  const reachableNames = async () => (await accessibleNames(page, 'link')).filter((name) => uniqueNames.includes(name));
  const slideNames = async () =>
    (await accessibleNames(page, 'group')).filter((name) => name.endsWith(` of ${messages.length}`));
  for (const [index, message] of messages.entries()) {
    await expectShown(page, index);
    expect(await reachableNames()).toEqual(linkNames(message).filter((name) => uniqueNames.includes(name)));
    expect(await slideNames()).toEqual([`${index + 1} of ${messages.length}`]);
    await button(page, 'Next').click();
  }

  for (let index = 0; index < firstIndexWithLinks; index++) await button(page, 'Next').click();
  await expectShown(page, firstIndexWithLinks);
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  for (const link of await currentSlide(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous')).toBeFocused();
});

test.describe('the rotation', () => {
  test('shows each message for five seconds, then returns to the first', async ({page}) => {
    await openWithClock(page);
    for (const index of [...messages.keys(), 0]) {
      await expectShown(page, index);
      await page.clock.runFor(MESSAGE_DURATION - 1);
      await expectShown(page, index);
      await page.clock.runFor(1);
      await expectShown(page, nextIndex(index));
    }
  });

  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    'a drag': async (page) => {
      const box = await currentSlide(page).boundingBox();
      if (!box) throw new Error('no message is shown');
      await page.mouse.move(box.x + 300, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + box.height / 2, {steps: 8});
      await page.mouse.up();
      await expectShown(page, 1);
    },
    'a key': (page) => button(page, 'Next').press('ArrowRight'),
    'the next button': (page) => button(page, 'Next').click(),
  };
  test('stops and announces messages when the reader uses the banner, and continues after Play', async ({page}) => {
    await openWithClock(page);
    const currentLabel = async () => (await currentSlide(page).getAttribute('aria-label')) ?? '';
    for (const [interaction, interact] of Object.entries(interactions)) {
      await expect(liveRegion(page), interaction).toHaveAttribute('aria-live', 'off');
      await interact(page);
      await movePointerAway(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(liveRegion(page), interaction).toHaveAttribute('aria-live', 'polite');
      const stoppedLabel = await currentLabel();
      await page.clock.runFor(10 * MESSAGE_DURATION);
      expect(await currentLabel(), interaction).toBe(stoppedLabel);

      await button(page, 'Play').click();
      await movePointerAway(page);
      await page.clock.runFor(MESSAGE_DURATION);
      expect(await currentLabel(), interaction).not.toBe(stoppedLabel);
    }
  });

  test('waits while the pointer is over the banner or the keyboard focus is in it', async ({page}) => {
    await openWithClock(page);
    await banner(page).hover();
    await page.clock.runFor(10 * MESSAGE_DURATION);
    await expectShown(page, 0);
    await movePointerAway(page);
    await page.clock.runFor(MESSAGE_DURATION);
    await expectShown(page, 1);

    const focused = banner(page).locator(':focus');
    // The first press focuses the skip link.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
    await page.clock.runFor(10 * MESSAGE_DURATION);
    await expectShown(page, 1);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(0);
    await page.clock.runFor(MESSAGE_DURATION);
    await expectShown(page, nextIndex(1));
  });

  test('never starts with reduced motion, and stays stopped after a press', async ({page}) => {
    await openWithClock(page, 'reduce');
    await page.clock.runFor(20 * MESSAGE_DURATION);
    await expectShown(page, 0);
    await expect(button(page, 'Pause')).toBeHidden();
    await button(page, 'Next').click();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    // The banner of the next page is also stopped.
    await openPage(page, '/docs/Introduction');
    await expectShown(page, 1);
    await expect(button(page, 'Play')).toBeVisible();
  });
});

test.describe('closing the banner', () => {
  test('hides it on all pages and focuses the first link after it', async ({page}) => {
    await openPage(page, '/faq');
    await banner(page).getByRole('button', {name: 'Close announcements'}).press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('link', {name: product.name, exact: true}).first()).toBeFocused();

    await openPage(page, '/known-issues');
    await expect(banner(page)).toHaveCount(0);
    await watchLayoutShift(page);
    await page.reload();
    // The inline script sets this before the first paint.
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
    await waitForIslands(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('does not hide a later banner with another id, before or after the page script runs', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an older one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await watchLayoutShift(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('/faq');
    await expect(currentSlide(page)).toBeVisible();
    await page.unrouteAll();
    await openPage(page, '/faq');
    await expect(currentSlide(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await banner(page).getByRole('button', {name: 'Close announcements'}).click();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('on a touchscreen', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 780}});

  test('the banner changes its message on each swipe, and has loaded Swiper after the first', async ({page}) => {
    await openPage(page, '/');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const box = await banner(page).boundingBox();
      if (!box) throw new Error('there is no banner');
      const pointsAt = (x: number) => [{x, y: box.y + 15}];
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: {x: number; y: number}[]) =>
        touch.send('Input.dispatchTouchEvent', {type, touchPoints});
      await send('touchStart', pointsAt(fromX));
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', pointsAt(fromX + (toX - fromX) * part));
      await send('touchEnd', []);
    };
    await swipe(250, 30);
    await expectShown(page, 1);
    await expect(swiper(page)).toBeAttached();
    await swipe(250, 30);
    await expectShown(page, nextIndex(1));
    await expect(currentSlide(page)).toBeInViewport({ratio: 0.95});
    await swipe(60, 300);
    await expectShown(page, 1);
    await expect(currentSlide(page)).toBeInViewport({ratio: 0.95});
  });
});

test('the banner changes its message with its buttons when Swiper fails to load', async ({page, complaints}) => {
  await page.route('**/lazy-slider.*', (route) => route.abort());
  await openPage(page, '/faq');
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('lazy-slider'));
  await banner(page).hover();
  await failure;
  const nextPresses = [...messages.keys()].map((index) => ({name: 'Next', shownIndex: nextIndex(index)}));
  for (const {name, shownIndex} of [...nextPresses, {name: 'Previous', shownIndex: messages.length - 1}]) {
    await button(page, name).click();
    await expect(currentSlide(page)).toHaveAccessibleName(`${shownIndex + 1} of ${messages.length}`);
    await expect(currentSlide(page)).toBeInViewport({ratio: 0.9});
  }
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
});

testWithoutJavaScript(
  'without JavaScript, the banner shows its first message with links, and no buttons',
  async ({page}) => {
    await page.goto('/faq');
    await expect(currentSlide(page)).toBeVisible();
    await expect(currentSlide(page)).toContainText(firstMessage.text);
    await expect(banner(page).locator('[aria-roledescription=slide]').nth(1)).not.toBeInViewport();
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    const hrefs = await currentSlide(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(firstMessage.links.map(({to}) => to));
  },
);

for (const width of [320, 1280]) {
  test(`nothing around the banner moves at ${width} px, from the first paint through all messages`, async ({page}) => {
    await page.setViewportSize({width, height: 780});
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await watchLayoutShift(page);
    for (const route of ['/', guideRoute]) {
      await openPage(page, route);
      await loadSwiper(page);
      // The banner may have rotated before the pointer was over it.
      let index = Number.parseInt(await banner(page).locator('[data-count]').innerText()) - 1;
      for (let presses = route === '/' ? messages.length : 1; presses > 0; presses--) {
        await button(page, 'Next').click();
        index = nextIndex(index);
        await expectShown(page, index);
        await expect(currentSlide(page)).toBeInViewport({ratio: 0.95});
      }
      // Messages slide sideways, and the width of the product's name changes with its font.
      const shifts = (await layoutShifts(page)).filter(({sideways}) => !sideways);
      expect(shifts, route).toEqual([]);
    }
    // Checks `layoutShifts` itself: the page moves up when the banner closes.
    await button(page, 'Close').press('Enter');
    await expect.poll(() => layoutShifts(page)).not.toEqual([]);
  });
}
