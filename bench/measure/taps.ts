import type {Browser, CDPSession, Locator, Page} from '@playwright/test';
import type {Measurement} from '../bench';
import {withNewPage, type Conditions} from '../browser';
import {guide} from '../pages';
import {siteTitles} from '../sites/types';
import {copyButton, drawers, languageTab, menuButton, type ControlledSite} from './controls';

const CONDITIONS: Conditions = {device: 'phone', slowdown: 4};
/** When it is tapped, in milliseconds after the start of the visit. */
const MOMENTS_MS = [300, 1000, 3000, 6000];
/** How long an effect is waited for, in milliseconds; then the tap is lost. */
const PATIENCE_MS = 5000;
/** How long a finger stays, in milliseconds. */
const TOUCH_MS = 50;
/** Until a page that is only looked at, to learn where its controls are, has come to rest. */
const REST_MS = 1500;

/** A control and how its effect is told. */
interface Control {
  name: string;
  site: ControlledSite;
  address: string;
  locate: (page: Page) => Locator;
  /** Matches the control itself. */
  selector: string;
  /** Its effect: something of this selector appears, a block of code in its neighborhood does, or it looks different. */
  effect: {shows: string} | 'shows code' | 'changes';
}

/** Where in the viewport to tap, and the address that scrolls there. */
interface Place {
  address: string;
  x: number;
  y: number;
}

/** What a page knows about a tap. */
interface Answer {
  /** Milliseconds since the start of the visit. */
  tappedAt?: number;
  /** Something else was where the control is later. */
  missed?: boolean;
  /** From the touch to the effect on the screen, in milliseconds. */
  took?: number;
  firstPaint?: number;
}

/** Runs in the page, before its own scripts: notes the first touch and when its effect is on the screen. */
function watchTap({selector, effect}: Pick<Control, 'selector' | 'effect'>): void {
  const answer: Answer = {};
  Object.assign(globalThis, {benchAnswer: answer});
  const isShown = (element: Element): boolean => {
    const {left, right, width} = element.getBoundingClientRect();
    const style = {opacityProperty: true, visibilityProperty: true};
    return width > 0 && right > 0 && left < innerWidth && element.checkVisibility(style);
  };
  const shownIn = (scope: ParentNode, wanted: string): string =>
    [...scope.querySelectorAll(wanted)].map((element) => isShown(element)).join();
  addEventListener(
    'pointerdown',
    (event) => {
      answer.tappedAt = event.timeStamp;
      const control = event.target instanceof Element ? event.target.closest(selector) : null;
      if (control === null) {
        answer.missed = true;
        return;
      }
      const state = (): string => {
        if (effect === 'changes') return control.parentElement?.outerHTML ?? '';
        if (effect === 'shows code')
          return shownIn(control.closest('fieldset')?.closest(':has(pre)') ?? document, 'pre');
        return shownIn(document, effect.shows);
      };
      const before = state();
      const look = (): void => {
        if (state() === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message is answered after the frame that is about to be painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          answer.took = performance.now() - event.timeStamp;
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

/** Looks at the page at rest. Nothing where it has no such control. */
async function placeOf(browser: Browser, origin: string, {address, locate}: Control): Promise<Place | undefined> {
  return withNewPage(browser, {device: 'phone'}, async (page) => {
    await page.goto(origin + address);
    const control = locate(page);
    if ((await control.count()) === 0) return undefined;
    // Far down the page only a fragment leads there without a script.
    const id = await control.evaluate((element) => {
      const above = [...document.querySelectorAll('article [id]')].filter(
        (other) => other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return element.getBoundingClientRect().bottom < innerHeight ? undefined : above.at(-1)?.id;
    });
    const there = id === undefined ? origin + address : `${origin}${address}#${id}`;
    await page.goto('about:blank');
    await page.goto(there);
    await page.waitForTimeout(REST_MS);
    const box = await control.boundingBox();
    return box === null ? undefined : {address: there, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
}

/** A touch that does not wait for the page, as fingers do not. */
async function touch(session: CDPSession, x: number, y: number, page: Page): Promise<void> {
  const start = session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
  await page.waitForTimeout(TOUCH_MS);
  const end = session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await Promise.all([start, end]);
}

/** What the table says about a tap. */
function wordsOf({tappedAt, missed, took, firstPaint}: Answer): string {
  if (took !== undefined) return took.toFixed(0);
  // A touch that reaches no page met the one before it, or one that takes no input yet.
  if (tappedAt === undefined || firstPaint === undefined || firstPaint > tappedAt) return 'before the first paint';
  return missed === true ? 'not there' : 'lost';
}

async function tap(browser: Browser, control: Control, place: Place, momentMs: number): Promise<string> {
  return withNewPage(browser, CONDITIONS, async (page, session) => {
    await page.addInitScript(watchTap, {selector: control.selector, effect: control.effect});
    const loaded = page.goto(place.address);
    await page.waitForTimeout(momentMs);
    await touch(session, place.x, place.y, page);
    await loaded;
    const answered = page.waitForFunction(
      () => 'took' in (globalThis as unknown as {benchAnswer: Answer}).benchAnswer,
      undefined,
      {timeout: PATIENCE_MS},
    );
    // Without an answer in time, what the page knows tells why.
    await answered.catch(() => undefined);
    const answer = await page.evaluate((): Answer => ({
      ...(globalThis as unknown as {benchAnswer: Answer}).benchAnswer,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    return wordsOf(answer);
  });
}

function controlsOf(apiPage: string): Control[] {
  const menu = (site: ControlledSite, selector: string): Control => ({
    name: `${siteTitles[site]}: menu`,
    site,
    address: guide,
    locate: (page) => menuButton(page, site),
    selector,
    effect: {shows: drawers[site]},
  });
  return [
    menu('ours', 'button[popovertarget]'),
    menu('stock', 'button.navbar__toggle'),
    {
      name: `${siteTitles.ours}: copy, API page`,
      site: 'ours',
      address: apiPage,
      locate: copyButton,
      selector: 'button',
      effect: 'changes',
    },
    {
      name: `${siteTitles.ours}: language of the sample, API page`,
      site: 'ours',
      address: apiPage,
      locate: languageTab,
      selector: 'fieldset label',
      effect: 'shows code',
    },
  ];
}

/** Early taps. */
export const taps: Measurement = {
  name: 'taps',
  run: async ({browser, origins, runs, apiPage}) => {
    const rows: string[][] = [];
    for (const control of controlsOf(apiPage)) {
      const origin = origins[control.site];
      const place = origin === undefined ? undefined : await placeOf(browser, origin, control);
      if (place !== undefined) {
        const cells: string[] = [];
        for (const moment of MOMENTS_MS) {
          const answers: string[] = [];
          for (let run = 0; run < runs; run += 1) answers.push(await tap(browser, control, place, moment));
          cells.push(answers.join(', '));
        }
        rows.push([control.name, ...cells]);
      }
    }
    return [
      {
        title: 'Early taps',
        note: `Milliseconds from a tap to its effect on the screen, phone, processor slowed 4 times, network as it is; each of ${runs} runs. Lost: nothing within five seconds. Not there: the control was not where it is later, or not shown. Marks: 100 from the first paint on, never lost.`,
        head: ['tapped after', ...MOMENTS_MS.map((moment) => `${moment / 1000} s`)],
        rows,
      },
    ];
  },
};
