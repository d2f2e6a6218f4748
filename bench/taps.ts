import type {Browser} from '@playwright/test';
import {withNewPage} from './browser';
import {apiPage, guide, type SiteName} from './sites';
import type {Measurement} from './table';

/** When it is tapped, in milliseconds after the start of the visit. */
const MOMENTS_MS = [300, 1000, 3000];
/** How long an effect is waited for, in milliseconds; then the tap is lost. */
const PATIENCE_MS = 5000;
/** Until a page that is only looked at, to learn where its controls are, has come to rest, in milliseconds. */
const REST_MS = 1500;

/** What is tapped, and how its effect is told. */
interface Control {
  site: SiteName;
  name: string;
  address: string;
  selector: string;
  /** Matches something when one was tapped, and nothing before. */
  effect: string;
}

/** Where in the viewport to tap, and the full address, with the fragment that scrolls there. */
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
    name: 'language of the sample, API page',
    address: apiPage,
    selector: 'sample-choice label:nth-of-type(2)',
    effect: 'sample-choice label:nth-of-type(2) :checked',
  },
];

/**
 * Looks at the page at rest for the first control that is in view, or that a fragment brings there: before its script a page
 * scrolls by nothing else.
 */
function placeOf(browser: Browser, origin: string, {address, selector}: Control): Promise<Place> {
  return withNewPage(browser, {device: 'phone'}, async (page) => {
    await page.goto(origin + address);
    await page.waitForTimeout(REST_MS);
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
    // Anew, because a fragment alone loads nothing.
    await page.goto('about:blank');
    await page.goto(origin + address + fragment);
    await page.waitForTimeout(REST_MS);
    const box = await page.locator(selector).nth(index).boundingBox();
    if (box === null) throw new Error(`${address} has no "${selector}" that is shown: adapt bench/taps.ts.`);
    return {address: origin + address + fragment, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
}

/** Runs in the page, before its own scripts: promises what becomes of the first touch. */
function watchTap({selector, effect, patience}: {selector: string; effect: string; patience: number}): void {
  const benchAnswer = new Promise<string>((resolve) => {
    const watch = ({target, timeStamp}: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(selector) === null) resolve('not there');
      setTimeout(resolve, patience, 'lost');
      const look = (): void => {
        // The effect is on the screen after the frame that is about to be painted.
        if (document.querySelector(effect)) setTimeout(() => resolve((performance.now() - timeStamp).toFixed(0)));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', watch, {capture: true, once: true});
  });
  Object.assign(globalThis, {benchAnswer});
}

function tap(browser: Browser, {selector, effect}: Control, {address, x, y}: Place, momentMs: number): Promise<string> {
  return withNewPage(browser, {device: 'phone', slowdown: 4}, async (page, session) => {
    await page.addInitScript(watchTap, {selector, effect, patience: PATIENCE_MS});
    const loaded = page.goto(address);
    await page.waitForTimeout(momentMs);
    // Not `page.tap`, which waits for the page, as fingers do not.
    const start = session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await page.waitForTimeout(50);
    const end = session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await Promise.all([start, end, loaded]);
    return page.evaluate((patience) => {
      const {benchAnswer} = globalThis as unknown as {benchAnswer: Promise<string>};
      return Promise.race([benchAnswer, new Promise<string>((resolve) => setTimeout(resolve, patience, 'too early'))]);
    }, PATIENCE_MS);
  });
}

/** Taps on controls of pages that have just been asked for. */
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
    note: `Milliseconds from a tap to its effect on the screen, phone, processor slowed 4 times, network as it is; each of ${runs} runs, the controls in turn. Lost: nothing within five seconds. Not there: the control was not where it is later. Too early: there was no page yet.`,
    head: ['tapped after', ...MOMENTS_MS.map((moment) => `${moment / 1000} s`)],
    rows: rows.map(({control: {site, name}, cells}) => [`${site}: ${name}`, ...cells.map((cell) => cell.join(', '))]),
  };
};
