import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {createHash, X509Certificate} from 'node:crypto';
import {findChromium} from '../scripts/chromium.cjs';

/** How a page is looked at. */
interface Conditions {
  device: keyof typeof DEVICES;
  /** How many times slower the processor is; 1 is as it is. */
  slowdown?: number;
  /** A line of 1.6 Mbit/s that takes 150 ms there and back, instead of the machine's own. */
  slowLine?: boolean;
}

const DEVICES = {
  phone: {viewport: {width: 360, height: 780}, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 800}},
};
/** Milliseconds, and bytes a second. */
const SLOW_LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};

// tsx wants a helper that pages do not have. A headless Chromium may report a mouse in the corner, where nobody put one:
// taken for a reader's, it would load what the pointer asks for.
const PREPARE = `globalThis.__name = (value) => value;
for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter']) {
  addEventListener(type, (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(), true);
}`;

/**
 * Starts a Chromium that takes the servers' certificate for a good one. By its key: pages with an error that is only ignored
 * are not kept in the browser's cache.
 *
 * @throws Error when there is no Chromium.
 */
export async function launch(certificate: string): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH to the program of one.');
  }
  const key = new X509Certificate(certificate).publicKey.export({type: 'spki', format: 'der'});
  const hash = createHash('sha256').update(key).digest('base64');
  return chromium.launch({executablePath, args: [`--ignore-certificate-errors-spki-list=${hash}`]});
}

/**
 * Runs something with a page of a reader who was never here: nothing stored, nothing cached.
 *
 * @param look - Gets the page, still empty, and a session of the developer tools' protocol for it.
 */
export async function withNewPage<T>(
  browser: Browser,
  {device, slowdown = 1, slowLine = false}: Conditions,
  look: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({...DEVICES[device], permissions: ['clipboard-write']});
  try {
    await context.addInitScript(PREPARE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await session.send('Network.enable');
    if (slowLine) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    return await look(page, session);
  } finally {
    await context.close();
  }
}
