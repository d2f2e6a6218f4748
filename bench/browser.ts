import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {createHash, X509Certificate} from 'node:crypto';
import {findChromium} from '../scripts/findChromium.cjs';

interface Conditions {
  /** Slows the processor by this factor. */
  slowdown?: number;
  /** Emulates a network of 1.6 Mbit/s with a round trip of 150 ms. */
  slowNetwork?: boolean;
}

/** Milliseconds after the load until the largest paint and the main thread are stable. */
export const SETTLE_MS = 5000;

const PHONE = {viewport: {width: 360, height: 780}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
/** In milliseconds, and bytes per second. */
const SLOW_NETWORK = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};

// Code compiled by tsx calls the helper `__name`, which pages don't have. Headless Chromium can report a mouse at 0,0, which would
// look like a reader's pointer and prefetch pages.
const INIT_SCRIPT = `globalThis.__name = (value) => value;
for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter']) {
  addEventListener(type, (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(), true);
}`;

/**
 * Starts a Chromium that trusts the servers' certificate by its key. Ignoring certificate errors would also turn off its cache.
 * @throws Error if there is no Chromium
 */
export async function launch(certificate: string): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium not found. Install it, or set CHROMIUM_PATH to its program.');
  }
  const key = new X509Certificate(certificate).publicKey.export({type: 'spki', format: 'der'});
  const hash = createHash('sha256').update(key).digest('base64');
  return chromium.launch({executablePath, args: [`--ignore-certificate-errors-spki-list=${hash}`]});
}

/** Runs a callback with a fresh page on a phone: empty, no storage, no cache. */
export async function withNewPhonePage<T>(
  browser: Browser,
  {slowdown = 1, slowNetwork = false}: Conditions,
  callback: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(INIT_SCRIPT);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await session.send('Network.enable');
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    return await callback(page, session);
  } finally {
    await context.close();
  }
}
