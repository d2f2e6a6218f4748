/** What readers do on the main pages, in one engine; each engine has a file beside this one. */
import {createServer} from 'node:http';
import path from 'node:path';
import send from 'send';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {HOST, listenOn} from '../../scripts/lib/port';
import {root} from '../../scripts/lib/paths';
import {announcements} from '../../src/facts/announcements';
import {knownIssues} from '../../src/facts/knownIssues';
import {modules} from '../../src/facts/modules';
import {variables} from '../../src/facts/variables';
import {invitePreset, inviteLink, presetPermissions} from '../../src/rules/invites';
import {permissionInteger} from '../../src/rules/permissions';
import {hosts, serve, type Served} from '../hosts/served';
import type {Data, Engine} from './engine';

const LIMIT_MS = 20_000;

const messages = announcements.messages.length;
const tickets = modules.tickets.title;
const minimal = inviteLink(permissionInteger(presetPermissions(invitePreset('minimal'))));
const [issue] = knownIssues;
const anchor = issue.id.toLowerCase();

/** A host that knows no redirects and no headers of ours: it sends files, `/docs.html` for `/docs`, too. */
const plainHost = createServer((request, response) => {
  const {pathname} = new URL(request.url ?? '', `http://${HOST}`);
  send(request, pathname, {root: path.join(root, 'build'), extensions: ['html']}).pipe(response);
});

/** What the invite builder shows; all of it says the same. */
function builderState() {
  const receipt = document.getElementById('receipt');
  return {
    checked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({value}) => value).join(' '),
    text: receipt?.innerText,
    link: receipt?.querySelector('a')?.href,
    address: location.search,
  };
}

/** Defines the tests of an engine. */
export function flows(start: () => Promise<Engine>): void {
  let engine: Engine;
  let served: Served;
  let site: string;

  beforeAll(async () => {
    // As it is deployed where nginx is installed.
    [engine, served] = await Promise.all([start(), serve(hosts.at(-1) ?? 'serve')]);
    site = `http://${HOST}:${served.port}`;
  });
  afterAll(() => Promise.all([engine.close(), served.stop()]));
  afterEach(() => expect(engine.complaints.splice(0)).toEqual([]));

  /** Asks the page until the answer is the right one. */
  const see = <Args extends Data[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    expect.poll(() => engine.evaluate(run, ...args), {timeout: LIMIT_MS});

  /** Waits until a page is there with its script, or with the application where it is one, and as wide as the window. */
  async function arrive(address: string): Promise<void> {
    const arrived = () => {
      const {page, hasHydrated} = document.documentElement.dataset;
      const isReady = page === 'ready' && !document.querySelector(':not(:defined)');
      const isHydrated = hasHydrated === 'true' || !document.querySelector('[data-application-now]');
      return isReady && isHydrated && location.href.slice(location.origin.length);
    };
    await see(arrived).toBe(address);
    expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  async function open(address: string): Promise<void> {
    await engine.open(site + address);
    await arrive(address);
  }

  /** Leaves the page by one of its links, and comes back to the page that the browser kept. */
  async function leaveAndReturn(): Promise<void> {
    const from = await engine.evaluate(() => location.href.slice(location.origin.length));
    await engine.evaluate(() => {
      Object.assign(window, {kept: true});
      document.querySelector<HTMLAnchorElement>('a[href="/premium"]')?.click();
    });
    await arrive('/premium');
    await engine.evaluate(() => history.back());
    await arrive(from);
    expect(await engine.evaluate(() => 'kept' in window)).toBe(true);
  }

  describe.each([360, 1280])('at %i px', (width) => {
    beforeAll(() => engine.resize(width));
    beforeEach(async () => {
      await engine.open(`${site}/robots.txt`);
      await see(() => location.pathname).toBe('/robots.txt');
      await engine.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });

    it('the banner moves, and stays closed', async () => {
      const count = () => document.querySelector('site-banner [data-count]')?.textContent;
      await open('/');
      await engine.click('site-banner [value=next]');
      await see(count).toBe(`2/${messages}`);
      await engine.click('site-banner [value=previous]');
      await engine.click('site-banner [value=previous]');
      await see(count).toBe(`${messages}/${messages}`);
      await engine.click('site-banner [value=close]');
      const height = () => document.querySelector('site-banner')?.getBoundingClientRect().height;
      await see(height).toBe(0);
      await leaveAndReturn();
      await see(height).toBe(0);
      await open('/faq');
      await see(height).toBe(0);
    });

    it('bar, menu and contents lead on', async () => {
      await open('/docs/modules/polls');
      if (width < 997) {
        await engine.click('header [popovertarget=menu]');
        await see(() => document.activeElement?.closest('#menu') !== null).toBe(true);
        await engine.click('#menu [data-section] a[href="/docs/modules/tickets"]');
      } else {
        // Scrollbars of WebKit lie over what they scroll.
        const room = () =>
          [...document.querySelectorAll('side-menu a, page-contents a')].map((link) => {
            const box = link.closest('side-menu, page-contents') ?? link;
            return box.getBoundingClientRect().left + box.clientWidth - link.getBoundingClientRect().right;
          });
        expect(Math.min(...(await engine.evaluate(room)))).toBeGreaterThanOrEqual(8);
        await engine.click('side-menu a[href="/docs/modules/tickets"]');
      }
      await arrive('/docs/modules/tickets');
      if (width < 997) await engine.click('.theme-doc-toc-mobile summary');
      await engine.click(`${width < 997 ? '.theme-doc-toc-mobile' : 'page-contents'} a[href="#limits"]`);
      await arrive('/docs/modules/tickets#limits');
      await see(() => (document.getElementById('limits')?.getBoundingClientRect().top ?? -1) >= 0).toBe(true);
    });

    it('the search opens by button and key, finds, leads on and comes back', async () => {
      const focused = () => document.activeElement?.matches('dialog[open] input[type=search]');
      await open('/docs/modules/polls');
      await engine.click('header [data-search]');
      await see(focused).toBe(true);
      // Not by Escape, which the window of WebKitGTK's browser keeps for itself.
      await engine.click('dialog[open] .search-line button');
      await see(() => document.querySelectorAll('dialog[open]').length).toBe(0);
      await engine.type('/');
      await see(focused).toBe(true);
      await engine.type(tickets);
      // The answer to the whole word, whatever those to its first letters were.
      await see(() => document.querySelector('.search-results a[data-chosen]:has(mark) strong')?.textContent).toBe(
        tickets,
      );
      const found = () => document.querySelector('.search-results a[data-chosen]')?.getAttribute('href');
      const address = await engine.evaluate(found);
      await engine.press('Enter');
      await arrive(address ?? '');
      await engine.evaluate(() => history.back());
      await see(found).toBe(address);
      await see(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value).toBe(tickets);
    });

    it('the invite builder has one choice, before and after the way back', async () => {
      await open('/get-started');
      await engine.click('label:has([name=preset][value=minimal])');
      await see(() => location.search).toBe('?preset=minimal');
      expect(await engine.evaluate(builderState)).toMatchObject({
        checked: expect.stringMatching(/^minimal /) as string,
        link: minimal,
      });
      await engine.click('label:has([name=with][value=tickets])');
      await see(() => location.search).toMatch(/^\?with=.*tickets/);
      // The last that it draws by itself.
      await see(() => document.querySelector('form > [role=status]')?.textContent).toContain(tickets);
      const before = await engine.evaluate(builderState);
      expect(before.checked).toMatch(/ tickets( |$)/);
      await leaveAndReturn();
      // The application draws all fields anew at the next press: what WebKit does to them it does some frames before.
      const frames = () =>
        new Promise<null>((done) => {
          const next = (left: number): unknown => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done(null));
          next(10);
        });
      await engine.evaluate(frames);
      expect(await engine.evaluate(builderState)).toEqual(before);
      await engine.click('label:has([name=with][value=tickets])');
      await see(() => location.search).not.toContain('tickets');
      expect(await engine.evaluate(builderState)).toMatchObject({
        checked: before.checked.replace(' tickets', ''),
        link: minimal,
      });
    });

    it('the language of samples is one, on all pages and on the way back', async () => {
      const languages = () => {
        const checked = document.querySelectorAll<HTMLInputElement>('sample-choice input:checked');
        const codes = [...document.querySelectorAll('sample-choice ~ *')].filter((code) => code.checkVisibility());
        const shown = codes.map((code) => /language-(\w+)/.exec(code.className)?.[1]);
        return [...new Set([...checked].map(({value}) => value)), ...new Set(shown)].join(' ');
      };
      await open('/docs/api/modules/polls');
      await see(languages).toBe('bash bash');
      await engine.click('sample-choice label:has([value=python])');
      await see(languages).toBe('python python');
      await leaveAndReturn();
      await see(languages).toBe('python python');
      await engine.evaluate(() => document.querySelector<HTMLInputElement>('sample-choice input:checked')?.focus());
      await engine.press('ArrowLeft');
      await see(languages).toBe('js js');
      await open('/docs/api/modules/tickets');
      await see(languages).toBe('js js');

      await engine.evaluate(() => document.querySelector('sample-choice')?.scrollIntoView({block: 'center'}));
      await engine.click('sample-choice ~ .language-js [data-copy]');
      await see(() => document.querySelector('[data-copied]')?.nextElementSibling?.textContent).toBe('Copied');
      // An address leads into what is folded away.
      const hidden = () => {
        const row = document.querySelector('article details:not([open]) [id]');
        if (row) location.hash = row.id;
        return row?.id;
      };
      const id = await engine.evaluate(hidden);
      await see((id) => document.getElementById(id)?.checkVisibility(), id ?? '').toBe(true);
    });

    it('lists are filtered, also by their address and on the way back', async () => {
      const shown = () =>
        [...document.querySelectorAll('[data-item]')].filter((item) => item.checkVisibility()).map(({id}) => id);
      await open('/known-issues');
      await engine.click('filter-list [name=q]');
      await engine.type(anchor);
      await see(() => location.search).toBe(`?q=${anchor}`);
      const found = await engine.evaluate(shown);
      expect(found.length).toBeLessThan(knownIssues.length);
      await leaveAndReturn();
      await see(shown).toEqual(found);
      await engine.click('filter-list [name=q]');
      await engine.type('x');
      await see(() => location.search).toBe(`?q=${anchor}x`);

      await open('/documents/changelog?status=legacy');
      await see(() => document.querySelector<HTMLSelectElement>('filter-list [name=status]')?.value).toBe('legacy');
      expect((await engine.evaluate(shown)).length).toBeGreaterThan(0);

      await open('/premium');
      const all = await engine.evaluate(shown);
      await engine.click('label:has([name=differs])');
      await see(() => location.search).toBe('?differs=yes');
      expect((await engine.evaluate(shown)).length).toBeLessThan(all.length);
    });

    it('the playground shows what is typed', async () => {
      await open('/docs/extras/variables');
      await engine.click('textarea');
      await engine.evaluate(() => document.querySelector('textarea')?.select());
      await engine.type('{server.name|upper}');
      await see(() => document.querySelector('article figure li')?.textContent).toContain(
        variables.sample.server.toUpperCase(),
      );
    });

    it('an address that is none leads to near ones', async () => {
      await open('/docs/modules/ticket');
      const near = () => [...document.querySelectorAll('not-found li a')].map((link) => link.getAttribute('href'));
      await see(near).toContain('/docs/modules/tickets');
      // The answer itself.
      expect(engine.complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
    });
  });

  describe('on a host that does not redirect', () => {
    beforeAll(async () => {
      site = `http://${HOST}:${await listenOn(plainHost, '0', 0)}`;
    });
    afterAll(() => {
      plainHost.close();
      plainHost.closeAllConnections();
    });

    it.each([
      ['/index.html', '/'],
      ['/docs.html', '/docs'],
      ['/premium.html?a=1', '/premium?a=1'],
      ['/faq.html', '/faq'],
      ['/known-issues.html', '/known-issues'],
      ['/get-started.html?preset=minimal', '/get-started?preset=minimal'],
      ['/docs/extras/variables.html#filters', '/docs/extras/variables#filters'],
    ])('%s shows its page once', async (address, canonical) => {
      await engine.open(site + address);
      await arrive(canonical);
      await see(() => document.querySelectorAll('main').length).toBe(1);
    });
  });
}
