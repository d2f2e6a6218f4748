import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser, Page} from '@playwright/test';
import {UserError} from '../../scripts/lib/cli';
import type {Measurement} from '../bench';
import {withNewPage} from '../browser';
import {guide, nextGuide} from '../pages';
import {siteTitles} from '../sites/types';
import {slowLine} from '../slowLine';
import {median} from '../statistics';

const LATENCIES_MS = [40, 80, 150];
const HOVERS_MS = [100, 300];
/** Until a page has come to rest before it is left, in milliseconds. */
const REST_MS = 2500;
const PATIENCE_MS = 15_000;
/** In the session's storage, because the next page may be a new document. */
const CLICK_KEY = 'bench.click';
const RESULT_KEY = 'bench.result';

/** A site as it is, or changed before its scripts run, so that ways of doing something can be compared. */
export interface Variant {
  name: string;
  /** Called with the empty page: adds scripts with `page.addInitScript`. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A click to measure. */
interface Click {
  origin: string;
  variant: Variant;
  /** Milliseconds that an answer takes longer. */
  latencyMs: number;
  /** How long the pointer is over the link before, in milliseconds. */
  hoverMs: number;
  /** Whether the reader has been on both pages before. */
  warm: boolean;
}

/** Runs in each document, before its own scripts: notes the click on a link, and when another heading is painted. */
function watchHeading({clickKey, resultKey}: {clickKey: string; resultKey: string}): void {
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const now = (): number => performance.timeOrigin + performance.now();
  const wait = (since: number, before: string): void => {
    const look = (): void => {
      if (heading() === '' || heading() === before) {
        requestAnimationFrame(look);
        return;
      }
      // A message is answered after the frame that is about to be painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        sessionStorage.removeItem(clickKey);
        sessionStorage.setItem(resultKey, String(now() - since));
      };
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  // Empty documents have no storage.
  if (location.protocol === 'about:') return;
  const earlier = sessionStorage.getItem(clickKey);
  if (earlier !== null) {
    const {since, before} = JSON.parse(earlier) as {since: number; before: string};
    wait(since, before);
  }
  addEventListener(
    'click',
    (event) => {
      const click = {since: performance.timeOrigin + event.timeStamp, before: heading()};
      sessionStorage.setItem(clickKey, JSON.stringify(click));
      wait(click.since, click.before);
    },
    {capture: true},
  );
}

/**
 * Clicks on another guide in the sidebar of a guide, at a desk.
 *
 * @returns Milliseconds from the click to the new heading on the screen.
 * @throws Error when it does not appear in 15 seconds.
 */
async function measureClick(browser: Browser, {origin, variant, latencyMs, hoverMs, warm}: Click): Promise<number> {
  const line = await slowLine(origin, latencyMs);
  return withNewPage(browser, {device: 'desktop'}, async (page) => {
    await variant.prepare?.(page);
    await page.addInitScript(watchHeading, {clickKey: CLICK_KEY, resultKey: RESULT_KEY});
    for (const address of warm ? [guide, nextGuide, guide] : [guide]) {
      await page.goto(line.origin + address);
      await page.waitForTimeout(REST_MS);
    }
    const box = await page.locator(`:is(aside, nav) a[href="${nextGuide}"]:visible`).first().boundingBox();
    if (box === null) throw new Error(`The sidebar of ${guide} shows no link to ${nextGuide}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**${nextGuide}`, {timeout: PATIENCE_MS});
    const result = await page.waitForFunction((key) => sessionStorage.getItem(key), RESULT_KEY, {timeout: PATIENCE_MS});
    return Number(await result.jsonValue());
  }).finally(line.cut);
}

async function readVariants(path: string | undefined): Promise<Variant[]> {
  if (path === undefined) return [{name: siteTitles.ours}];
  const module = (await import(pathToFileURL(resolve(path)).href)) as {default?: unknown};
  if (!Array.isArray(module.default)) {
    throw new UserError(
      `${path} has no list of variants as its default export: see Variant in bench/measure/clicks.ts.`,
    );
  }
  return module.default as Variant[];
}

/** Clicks in the sidebar. */
export const clicks: Measurement = {
  name: 'clicks',
  run: async ({browser, origins, runs, variants}) => {
    const {ours, stock} = origins;
    const columns = [
      ...(ours === undefined ? [] : (await readVariants(variants)).map((variant) => ({origin: ours, variant}))),
      ...(stock === undefined ? [] : [{origin: stock, variant: {name: siteTitles.stock}}]),
    ];
    const rows: string[][] = [];
    for (const warm of [false, true]) {
      for (const latencyMs of LATENCIES_MS) {
        for (const hoverMs of HOVERS_MS) {
          const times = columns.map((column) => ({...column, found: [] as number[]}));
          for (let run = 0; run < runs; run += 1) {
            for (const {origin, variant, found} of times) {
              found.push(await measureClick(browser, {origin, variant, latencyMs, hoverMs, warm}));
            }
          }
          const row = [
            `${warm ? 'warm' : 'cold'}, ${latencyMs} ms, hovered ${hoverMs} ms`,
            ...times.map(({found}) => median(found).toFixed(0)),
          ];
          // The whole takes minutes.
          console.log(`bench: ${row.join(' | ')}`);
          rows.push(row);
        }
      }
    }
    return [
      {
        title: 'Clicks in the sidebar',
        note: `Milliseconds from a click on another guide to its heading on the screen, 1280 px wide, at three latencies; medians of ${runs}, the sites in turn. Cold: the first visit. Warm: the reader has been on both pages.`,
        head: ['click', ...columns.map(({variant}) => variant.name)],
        rows,
      },
    ];
  },
};
