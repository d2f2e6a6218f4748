/** What readers do most, in the engines that Playwright's tests, which drive Chromium, do not cover. */
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {announcements} from '../../src/facts/announcements';
import {knownIssues} from '../../src/facts/knownIssues';
import {variables} from '../../src/facts/variables';
import {serveBuild} from '../serveBuild';
import {translatePage} from '../translate';
import {apiPage, guide, otherGuide, otherModule} from '../modules';
import type {Data, Engine} from './engine';
import {firefox} from './firefox';
import {webkit} from './webkit';

let site: string;

beforeAll(async () => {
  const served = await serveBuild();
  site = served.site;
  return served.stop;
});

describe.each([firefox, webkit])('$name', ({start, missing}) => {
  if (missing !== undefined) process.stderr.write(`${missing}: its tests are skipped.\n`);

  describe.skipIf(missing).each([360, 1280])('at %i px', (width) => {
    const isNarrow = width < 997;
    let engine: Engine;

    /** Asks the page until the answer is the right one. */
    const see = <Args extends Data[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      expect.poll(() => engine.evaluate(run, ...args), {timeout: 20_000});

    /** Waits until a page and its script are there, and its island where it has one; nothing is wider than the window. */
    async function arrive(address: string): Promise<void> {
      const arrived = () => {
        const {page, island = 'ready'} = document.documentElement.dataset;
        const isReady = page === 'ready' && !document.querySelector(':not(:defined)');
        return isReady && island === 'ready' && location.href.slice(location.origin.length);
      };
      await see(arrived).toBe(address);
      expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    async function open(address: string): Promise<void> {
      await engine.open(site + address);
      await arrive(address);
    }

    beforeAll(async () => {
      engine = await start(width);
    });
    afterAll(() => engine.close());
    afterEach(() => expect(engine.complaints.splice(0)).toEqual([]));

    it('the banner moves, and stays closed', async () => {
      const count = () => document.querySelector('site-banner [data-count]')?.textContent;
      const height = () => document.querySelector('site-banner')?.getBoundingClientRect().height;
      await open('/');
      await engine.click('site-banner [value=next]');
      await see(count).toBe(`2/${announcements.messages.length}`);
      await engine.click('site-banner [value=close]');
      await see(height).toBe(0);
      await open('/faq');
      await see(height).toBe(0);
    });

    it('the menu opens, closes and leads on', async () => {
      const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
      await open(guide);
      if (isNarrow) {
        await engine.click('header [popovertarget=menu]');
        await see(isOpen).toBe(true);
        // It moves in, and WebKit's driver presses where the button was.
        await see(() => document.getAnimations().length).toBe(0);
        await engine.click('#menu [popovertargetaction=hide]');
        await see(isOpen).toBe(false);
        await engine.click('header [popovertarget=menu]');
      }
      await engine.click(`${isNarrow ? '#menu [data-section]' : 'side-menu'} a[href="${otherGuide}"]`);
      await arrive(otherGuide);
    });

    it('the search finds, and leads to what it found', async () => {
      const found = () => document.querySelector('.search-results a[data-chosen]:has(mark) strong')?.textContent;
      const {title} = otherModule;
      await open(guide);
      // A key that is held, on a keyboard of another script, asks for the search once.
      await engine.evaluate(() => {
        for (const repeat of [false, true, true]) {
          const init = {key: 'л', code: 'KeyK', ctrlKey: true, repeat, bubbles: true, cancelable: true};
          document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        }
      });
      await see(() => document.activeElement?.matches('dialog[open] input[type=search]')).toBe(true);
      expect(await engine.evaluate(() => document.querySelectorAll('dialog').length)).toBe(1);
      await engine.type(title);
      await see(found).toBe(title);
      // Keys of an input method.
      const prevented = await engine.evaluate(() =>
        ['Enter', 'ArrowDown'].filter(
          (key) =>
            !document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', {key, isComposing: true, bubbles: true, cancelable: true}),
            ),
        ),
      );
      expect(prevented).toEqual([]);
      const address = await engine.evaluate(() => document.querySelector('a[data-chosen]')?.getAttribute('href'));
      await engine.type('\uE007');
      await arrive(address ?? '');
    });

    it('the invite builder answers on a translated page, and keeps its choice on the way back', async () => {
      const state = () => ({
        checked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({value}) => value),
        link: document.querySelector<HTMLAnchorElement>('#summary a')?.href,
      });
      await open('/get-started');
      await engine.evaluate(translatePage);
      await engine.click('label:has([name=preset][value=minimal])');
      await see(() => location.search).toBe('?preset=minimal');
      await engine.click(`label:has([name=with][value=${otherModule.key}])`);
      await see(() => document.querySelector('form [aria-atomic][role=status]')?.textContent).toContain(
        otherModule.title,
      );
      const before = await engine.evaluate(state);
      expect(before.checked).toContain(otherModule.key);
      const address = await engine.evaluate(() => location.pathname + location.search);
      // Not by the pointer, at whose touch the page loads ahead what leaving it breaks off again.
      await engine.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/premium"]')?.click());
      await arrive('/premium');
      await engine.evaluate(() => history.back());
      await arrive(address);
      await see(state).toEqual(before);
    });

    it('a sample is copied', async () => {
      await open(apiPage);
      await engine.click('sample-choice label:has([value=python])');
      await engine.click('sample-choice ~ .language-python [data-copy]');
      await see(() => document.querySelector('[data-copied]')?.nextElementSibling?.textContent).toBe('Copied');
    });

    it('lists are filtered', async () => {
      const shown = () => [...document.querySelectorAll('[data-item]')].filter((item) => item.checkVisibility()).length;
      await open('/known-issues');
      await engine.click('filter-list [name=q]');
      await engine.type(knownIssues[0].id);
      await see(shown).toBeLessThan(knownIssues.length);
    });

    it('the playground shows what is typed on a translated page', async () => {
      await open('/docs/extras/variables');
      await engine.evaluate(translatePage);
      await engine.click('textarea');
      await engine.evaluate(() => document.querySelector('textarea')?.select());
      await engine.type('{server.name|upper}');
      const shown = () => document.querySelector('article figure li')?.textContent;
      await see(shown).toContain(variables.sample.server.toUpperCase());
    });
  });
});
