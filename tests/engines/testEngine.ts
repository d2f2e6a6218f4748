import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {announcements} from '../../src/facts/announcements';
import {variables} from '../../src/facts/variables';
import {serveBuild} from '../helpers/serveBuild';
import {translatePage} from '../helpers/translatePage';
import {apiPageRoute, guideRoute, otherGuideRoute, otherModule, someModule} from '../helpers/someModules';
import type {BrowserUnderTest, BrowserPage, Primitive} from './browserUnderTest';

/** Tests the most common actions in Firefox or WebKit. Playwright's tests run in Chromium. */
export function describeEngine({name, start, skipReason}: BrowserUnderTest): void {
  if (skipReason !== undefined) process.stderr.write(`${skipReason}: its tests are skipped.\n`);
  let origin: string;

  beforeAll(async () => {
    const served = await serveBuild();
    origin = served.origin;
    return served.stop;
  });

  describe.skipIf(skipReason).each([360, 1280])(`${name} at %i px`, (width) => {
    // As in the media queries of the site.
    const isNarrow = width < 997;
    let page: BrowserPage;

    const poll = <Args extends Primitive[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      expect.poll(() => page.evaluate(run, ...args), {timeout: 20_000});

    /** Waits until the page, its script and its island are ready, then checks that nothing is wider than the window. */
    async function waitForPage(address: string): Promise<void> {
      const addressIfReady = () => {
        const {page, island = 'ready'} = document.documentElement.dataset;
        const isReady = page === 'ready' && !document.querySelector(':not(:defined)');
        return isReady && island === 'ready' && location.href.slice(location.origin.length);
      };
      await poll(addressIfReady).toBe(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    async function open(address: string): Promise<void> {
      await page.open(origin + address);
      await waitForPage(address);
    }

    beforeAll(async () => {
      page = await start(width);
    });
    afterAll(() => page.close());
    afterEach(() => expect(page.loggedErrors.splice(0)).toEqual([]));

    it('the banner changes its message, and stays closed', async () => {
      const counterText = () => document.querySelector('site-banner [data-count]')?.textContent;
      const bannerHeight = () => document.querySelector('site-banner')?.getBoundingClientRect().height;
      await open('/');
      await page.click('site-banner [value=next]');
      await poll(counterText).toBe(`2/${announcements.messages.length}`);
      await page.click('site-banner [value=close]');
      await poll(bannerHeight).toBe(0);
      await open('/faq');
      await poll(bannerHeight).toBe(0);
    });

    it('the menu opens, closes and follows a link', async () => {
      const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
      await open(guideRoute);
      const openMenu = async () => {
        await page.click('header [popovertarget=menu]');
        await poll(isOpen).toBe(true);
        // The menu slides in, and WebKit's driver clicks at the position where an element was.
        await poll(() => document.getAnimations().length).toBe(0);
      };
      if (isNarrow) {
        await openMenu();
        await page.click('#menu [popovertargetaction=hide]');
        await poll(isOpen).toBe(false);
        await openMenu();
      }
      await page.click(`${isNarrow ? '#menu [data-section]' : 'side-menu'} a[href="${otherGuideRoute}"]`);
      await waitForPage(otherGuideRoute);
    });

    it('the search finds a page and opens it', async () => {
      const chosenTitle = () => document.querySelector('.search-results a[data-chosen]:has(mark) strong')?.textContent;
      const {title} = otherModule;
      await open(guideRoute);
      await page.evaluate(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}));
      });
      await poll(() => document.activeElement?.matches('dialog[open] input[type=search]')).toBe(true);
      await page.type(title);
      await poll(chosenTitle).toBe(title);
      const address = await page.evaluate(() => document.querySelector('a[data-chosen]')?.getAttribute('href'));
      // Enter.
      await page.type('\uE007');
      await waitForPage(address ?? '');
    });

    it('the invite builder works on a translated page, and keeps its selection when the reader goes back', async () => {
      const state = () => ({
        checked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({value}) => value),
        link: document.querySelector<HTMLAnchorElement>('#summary a')?.href,
      });
      await open('/get-started');
      await page.evaluate(translatePage);
      await page.click('label:has([name=preset][value=minimal])');
      await poll(() => location.search).toBe('?preset=minimal');
      await page.click(`label:has([name=with][value=${otherModule.key}])`);
      await poll(() => document.querySelector('form [aria-atomic][role=status]')?.textContent).toContain(
        otherModule.title,
      );
      const before = await page.evaluate(state);
      expect(before.checked).toContain(otherModule.key);
      const address = await page.evaluate(() => location.pathname + location.search);
      // A click by pointer would start a prefetch, and leaving the page would log its cancellation.
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/known-issues"]')?.click());
      await waitForPage('/known-issues');
      await page.evaluate(() => history.back());
      await waitForPage(address);
      await poll(state).toEqual(before);
    });

    describe('the first steps', () => {
      const address = `/get-started?with=${otherModule.key}`;
      const otherAddress = `${address},${someModule.key}`;
      const ticks = () =>
        [...document.querySelectorAll<HTMLInputElement>('#first-steps [type=checkbox]')].map(({checked}) => checked);
      const tick = (step: number) =>
        page.evaluate((index) => {
          document.querySelectorAll<HTMLInputElement>('#first-steps [type=checkbox]')[index]?.click();
        }, step);

      it('show what the reader ticked on a later page after going back to an earlier one, and keep it', async () => {
        const storedCount = () => localStorage.getItem('first-steps')?.split(' ').length;
        await open(address);
        await tick(0);
        await open('/known-issues');
        await open(otherAddress);
        await tick(1);
        await page.evaluate(() => history.go(-2));
        await waitForPage(address);
        await poll(ticks).toMatchObject({0: true, 1: true, 2: false});
        await tick(2);
        await poll(ticks).toMatchObject({0: true, 1: true, 2: true});
        expect(await page.evaluate(storedCount)).toBe(3);
        await page.evaluate(() => localStorage.removeItem('first-steps'));
      });

      it('can be ticked when the browser blocks its storage', async () => {
        await open(otherAddress);
        await page.evaluate(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
        await tick(1);
        await tick(2);
        await poll(ticks).toMatchObject({0: false, 1: true, 2: true});
        await tick(1);
        await poll(ticks).toMatchObject({0: false, 1: false, 2: true});
      });
    });

    it('the copy button of a sample reports that it copied', async () => {
      await open(apiPageRoute);
      await page.click('page-tabs [data-value=python]');
      await page.click('page-tabs .language-python [data-copy]');
      await poll(() => document.querySelector('[data-copied]')?.nextElementSibling?.textContent).toBe('Copied');
    });

    it('the search changes neither the address nor the scroll position', async () => {
      const state = () => [location.href, history.length, scrollY];
      await open(`${guideRoute}#commands`);
      const before = await page.evaluate(state);
      expect(before[2]).toBeGreaterThan(0);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-search]')?.click());
      await poll(() => document.activeElement?.matches('dialog[open] input[type=search]')).toBe(true);
      await page.click('dialog[open] .search-line button');
      await poll(() => document.querySelector('dialog[open]')).toBe(null);
      expect(await page.evaluate(state)).toEqual(before);
    });

    it('the playground renders typed text on a translated page', async () => {
      await open('/docs/extras/variables');
      await page.evaluate(translatePage);
      await page.click('textarea');
      await page.evaluate(() => document.querySelector('textarea')?.select());
      await page.type('{server.name|upper}');
      const previewText = () => document.querySelector('article figure li')?.textContent;
      await poll(previewText).toContain(variables.sample.server.toUpperCase());
    });
  });
}
