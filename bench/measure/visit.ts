import type {Browser, Page} from '@playwright/test';
import type {Measurement} from '../bench';
import {withNewPage} from '../browser';
import {changelog, guide, nextGuide} from '../pages';
import {siteTitles} from '../sites/types';
import {kilobytes} from '../table';
import {drawer, menuButton} from './controls';
import {countBytes} from './traffic';

/** How long a reader stays before the next step, in milliseconds: what is fetched ahead comes. */
const STAY_MS = 3000;

/** Taps a link to an address that can be seen or scrolled to; where there is none, the address is typed. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]:visible`).first();
  if ((await link.count()) > 0) await link.tap();
  else await page.goto(new URL(address, page.url()).href);
  await page.waitForURL(`**${address}`);
}

/** Bytes that came after each step. */
async function visitOf(browser: Browser, site: 'ours' | 'stock', origin: string, apiPage: string): Promise<number[]> {
  return withNewPage(browser, {device: 'phone'}, async (page, session) => {
    const bytes = countBytes(session);
    const steps = [
      () => page.goto(origin + guide),
      () => menuButton(page, site).tap(),
      async () => {
        await drawer(page, site).locator(`a[href="${nextGuide}"]`).first().tap();
        await page.waitForURL(`**${nextGuide}`);
      },
      () => follow(page, apiPage),
      () => follow(page, changelog),
    ];
    const sums: number[] = [];
    for (const step of steps) {
      await step();
      await page.waitForTimeout(STAY_MS);
      sums.push(bytes());
    }
    return sums;
  });
}

/** A visit of five steps on a phone. */
export const visit: Measurement = {
  name: 'visit',
  run: async ({browser, origins, apiPage}) => {
    const rows: string[][] = [];
    for (const site of ['ours', 'stock'] as const) {
      const origin = origins[site];
      if (origin !== undefined) {
        rows.push([siteTitles[site], ...(await visitOf(browser, site, origin, apiPage)).map(kilobytes)]);
      }
    }
    return [
      {
        title: 'A visit on a phone',
        note: 'KB, headers included, that came so far after each step, three seconds apart: a guide, its menu, another guide tapped there, the largest page of the API reference, the changelog.',
        head: ['site', 'guide', 'menu', 'another guide', 'API page', 'changelog'],
        rows,
      },
    ];
  },
};
