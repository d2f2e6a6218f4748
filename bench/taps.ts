import type {Browser} from '@playwright/test';
import {withNewPage} from './browser';
import {apiPage, guide, type SiteName} from './sites';
import type {Measurement} from './table';

/** When to tap, in milliseconds after the start of the visit. */
const MOMENTS_MS = [300, 1000, 3000];
/** Milliseconds to wait for an effect before the tap counts as lost. */
const TIMEOUT_MS = 5000;
/** Milliseconds until a page is stable enough to locate its controls. */
const SETTLE_MS = 1500;

interface Control {
  site: SiteName;
  name: string;
  address: string;
  selector: string;
  /** Selector that matches only after a tap. */
  effect: string;
}

/** Coordinates of a tap in the viewport, and the full URL, whose fragment scrolls the control into view. */
type Place = Record<'x' | 'y', number> & {address: string};

const MENUS = [
  {name: 'menu', address: guide},
  {name: 'menu, API page', address: apiPage},
];
const COPY = {name: 'copy, API page', address: apiPage};
const CONTROLS: readonly Control[] = [
  ...MENUS.flatMap((menu): Control[] => [
    {...menu, site: 'this site', selector: '[popovertarget]:not([popovertargetaction])', effect: ':popover-open'},
    {...menu, site: 'stock Docusaurus', selector: '.navbar__toggle', effect: '.navbar-sidebar--show'},
    {...menu, site: 'Starlight', selector: 'starlight-menu-button button', effect: '[data-mobile-menu-expanded]'},
  ]),
  {...COPY, site: 'this site', selector: '[data-copy=""]', effect: '[data-copied]'},
  {...COPY, site: 'stock Docusaurus', selector: 'button[aria-label^="Copy code"]', effect: '[class*=copyButtonCopied]'},
  {...COPY, site: 'Starlight', selector: '.copy button', effect: '.copy .feedback.show'},
  {
    site: 'this site',
    name: 'sample language, API page',
    address: apiPage,
    selector: 'sample-choice label:nth-of-type(2)',
    effect: 'sample-choice label:nth-of-type(2) :checked',
  },
];

/** Finds the first control in the upper half of the screen, either on load or after scrolling to a fragment. */
function placeOf(browser: Browser, origin: string, {address, selector}: Control): Promise<Place> {
  return withNewPage(browser, {device: 'phone'}, async (page) => {
    await page.goto(origin + address);
    await page.waitForTimeout(SETTLE_MS);
    const {index, fragment} = await page.locator(selector).evaluateAll((controls) => {
      const topOf = (element: Element): number => element.getBoundingClientRect().top;
      const targets = [...document.querySelectorAll('main [id]')];
      for (const [index, control] of controls.entries()) {
        const distance = (target: Element): number => topOf(control) - topOf(target);
        const target = targets.findLast((other) => distance(other) > 0 && distance(other) < innerHeight / 2);
        if (topOf(control) < innerHeight / 2) return {index, fragment: ''};
        if (target && control.checkVisibility()) return {index, fragment: `#${target.id}`};
      }
      return {index: 0, fragment: ''};
    });
    // Going to the same page with another fragment wouldn't reload it.
    await page.goto('about:blank');
    await page.goto(origin + address + fragment);
    await page.waitForTimeout(SETTLE_MS);
    const box = await page.locator(selector).nth(index).boundingBox();
    if (box === null) throw new Error(`${address} has no visible "${selector}". Update its selector in bench/taps.ts.`);
    return {address: origin + address + fragment, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
}

/** Runs in the page before its scripts: sets `tapOutcome`, a promise for the outcome of the first touch. */
function watchTap({selector, effect, timeout}: {selector: string; effect: string; timeout: number}): void {
  const tapOutcome = new Promise<string>((resolve) => {
    const watch = ({target, timeStamp}: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(selector) === null) resolve('not there');
      setTimeout(resolve, timeout, 'lost');
      const checkForEffect = (): void => {
        // The effect is visible after the next paint.
        if (document.querySelector(effect)) setTimeout(() => resolve((performance.now() - timeStamp).toFixed(0)));
        else requestAnimationFrame(checkForEffect);
      };
      requestAnimationFrame(checkForEffect);
    };
    addEventListener('pointerdown', watch, {capture: true, once: true});
  });
  Object.assign(globalThis, {tapOutcome});
}

function tap(browser: Browser, {selector, effect}: Control, {address, x, y}: Place, momentMs: number): Promise<string> {
  return withNewPage(browser, {device: 'phone', slowdown: 4}, async (page, session) => {
    await page.addInitScript(watchTap, {selector, effect, timeout: TIMEOUT_MS});
    const loaded = page.goto(address);
    await page.waitForTimeout(momentMs);
    // `page.tap` would wait until the page is ready; fingers don't.
    const start = session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await page.waitForTimeout(50);
    const end = session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await Promise.all([start, end, loaded]);
    return page.evaluate((timeout) => {
      const {tapOutcome} = globalThis as unknown as {tapOutcome: Promise<string>};
      return Promise.race([tapOutcome, new Promise<string>((resolve) => setTimeout(resolve, timeout, 'too early'))]);
    }, TIMEOUT_MS);
  });
}

export const taps: Measurement = async ({browser, served, runs}) => {
  const rows: {control: Control; place: Place; cells: string[][]}[] = [];
  for (const control of CONTROLS) {
    const place = await placeOf(browser, served[control.site].origin, control);
    rows.push({control, place, cells: MOMENTS_MS.map(() => [])});
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [column, moment] of MOMENTS_MS.entries()) {
      for (const {control, place, cells} of rows) cells[column]?.push(await tap(browser, control, place, moment));
    }
  }
  return {
    title: 'Early taps',
    note: `Milliseconds from a tap to its visible effect in each of ${runs} runs, on a phone with a processor slowed 4 times and a fast network, with the controls taking turns. Lost: no effect within five seconds. Not there: the control was not yet in its final place. Too early: no page yet.`,
    head: ['tapped after', ...MOMENTS_MS.map((moment) => `${moment / 1000} s`)],
    rows: rows.map(({control: {site, name}, cells}) => [`${site}: ${name}`, ...cells.map((cell) => cell.join(', '))]),
  };
};
