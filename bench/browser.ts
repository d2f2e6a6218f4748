import {chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page} from '@playwright/test';
import {findChromium} from '../scripts/lib/chromium';

/** The device that a page is looked at with. */
type Device = 'phone' | 'desktop';

/** What a page is slowed down by. */
export interface Conditions {
  device: Device;
  /** How many times slower the processor is; 1 is as it is. */
  slowdown?: number;
  network?: {megabitsPerSecond: number; latencyMs: number};
}

const DEVICES: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: {viewport: {width: 360, height: 780}, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 800}},
};

/**
 * Starts a Chromium that takes the server's certificate for a good one. By its key: pages with an error that is only
 * ignored are not kept in the browser's cache.
 *
 * @param spki - As `Host` gives it.
 * @throws UserError when there is no Chromium.
 */
export async function launch(spki: string): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({executablePath, args: [`--ignore-certificate-errors-spki-list=${spki}`]});
}

/**
 * Runs something with a page of a reader who was never here: nothing stored, nothing cached.
 *
 * @param visit - Gets the page, still empty, and a session of the developer tools' protocol for it.
 */
export async function withNewPage<T>(
  browser: Browser,
  {device, slowdown = 1, network}: Conditions,
  visit: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({...DEVICES[device], permissions: ['clipboard-write']});
  try {
    // tsx keeps the names of functions with a helper that pages do not have.
    await context.addInitScript('globalThis.__name = (value) => value;');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (network !== undefined) {
      const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    return await visit(page, session);
  } finally {
    await context.close();
  }
}
