import {once} from 'node:events';
import {appendFile, readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, expect as expectPage, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createStrictHost} from '../../scripts/lib/strictHost';
import {deliveryTable} from '../../src/node/delivery/table';
import {violations, type Looks} from '../axe';
import {launchShell} from '../browser';
import {edit, siteDir} from './copy';

/** The page that gets every part that pages can use, before this section. */
const kitPage = 'docs/functions/utils.mdx';
const afterKit = '\n## When something goes wrong';

/** Put into a page of each docs instance. */
const notes = `
:::premium

With the title it has by default.

:::

::::premium[A title of its own]

- A list

:::premium[Nested]

Inside.

:::

::::

:::warning[Mind this]

Or else.

:::
`;
const withNotes: Readonly<Record<string, string>> = {
  [kitPage]: '/docs/functions/utils',
  'faq/premium.mdx': '/faq/premium',
  'known-issues/index.mdx': '/known-issues',
  'documents/privacy-policy.mdx': '/documents/privacy-policy',
};

/** One page of each kind, and one of each docs instance. */
const pages = [
  '/',
  '/get-started',
  '/premium',
  '/docs/functions/utils',
  '/docs/modules/tickets',
  '/docs/api/modules/polls',
  '/faq/premium',
  '/known-issues',
  '/documents/privacy-policy',
  '/docs/nope',
];

/** Switches the theme on in a copy, and puts every part of a page into it. */
export async function plantDark(copy: string): Promise<void> {
  await edit(copy, 'docusaurus.config.ts', 'const colorModeSwitch = false', 'const colorModeSwitch = true');
  const kit = await readFile(path.join(siteDir, 'tests/fixtures/kit.mdx'), 'utf8');
  await edit(copy, kitPage, afterKit, `\n${kit}${notes}${afterKit}`);
  const others = Object.keys(withNotes).filter((file) => file !== kitPage);
  await Promise.all(others.map((file) => appendFile(path.join(copy, file), notes)));
}

/**
 * Looks at the pages of a build into which it was planted, in a browser.
 * @param folder where the build lies, once it is there
 */
export const describeDark = (folder: () => string): void => {
  describe('every part of a page, with the switch for the dark theme on', () => {
    let server: Server | undefined;
    let browser: Browser | undefined;
    let origin: string;

    /** A page of its own, with nothing stored. */
    async function open(address: string, options: BrowserContextOptions): Promise<Page> {
      if (!browser) throw new Error('there is no browser');
      const page = await (await browser.newContext(options)).newPage();
      await page.goto(origin + address);
      await expectPage(page.locator('html')).toHaveAttribute('data-page', 'ready');
      return page;
    }

    const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

    beforeAll(async () => {
      server = createServer(createStrictHost(folder(), deliveryTable())).listen(0, '127.0.0.1');
      await once(server, 'listening');
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      browser = await chromium.launch(launchShell);
    });
    afterAll(async () => {
      await browser?.close();
      server?.close();
    });

    it('follows the system until the reader chooses, and keeps what they chose', async () => {
      const page = await open('/faq', {colorScheme: 'dark'});
      expect(await theme(page)).toBe('dark');
      await page.getByRole('button', {name: /dark and light mode/}).click();
      expect(await theme(page)).toBe('light');
      await page.reload();
      expect(await theme(page)).toBe('light');
      expect(await theme(await open('/faq', {colorScheme: 'light'}))).toBe('light');
    });

    // In the light theme the other pages are as they are built without the switch, and tested there.
    describe.each([
      {colorScheme: 'light', addresses: Object.values(withNotes)},
      {colorScheme: 'dark', addresses: pages},
    ] as const)('$colorScheme', ({colorScheme, addresses}) => {
      const looks: Looks = new Set();

      it.each(addresses)('%s can be used by everyone', async (address) => {
        // On a desk the frame alone is another, which the first page shows.
        for (const width of address === addresses[0] ? [360, 1280] : [360]) {
          const page = await open(address, {colorScheme, viewport: {width, height: 800}});
          expect(await theme(page)).toBe(colorScheme);
          expect(await violations(page, width === 360 ? {looks} : {}), `at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          await page.context().close();
        }
      });
    });

    it.each(Object.values(withNotes))(
      '%s shows notes with their titles and icons, one inside another',
      async (address) => {
        const page = await open(address, {});
        await expectPage(page.getByRole('note', {name: 'Premium', exact: true}).last()).toContainText('by default');
        const outer = page.getByRole('note', {name: 'A title of its own', exact: true});
        await expectPage(outer.locator('li')).toHaveText('A list');
        await expectPage(outer.getByRole('note', {name: 'Nested', exact: true})).toContainText('Inside.');
        await expectPage(outer.locator('svg')).toHaveCount(2);
        await expectPage(outer.locator('svg.lucide-crown')).toHaveCount(2);
        const warning = page.getByRole('note', {name: 'Mind this', exact: true});
        await expectPage(warning.locator('svg')).toHaveClass(/lucide-triangle-alert/);
      },
    );

    it('has a dark value for every color that a light surface needs', async () => {
      const page = await open('/docs/modules/tickets', {colorScheme: 'dark'});
      // What is painted behind text is dark: its lightness is below that of the text on it.
      const pale = await page.locator('body *').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({element, color: getComputedStyle(element).backgroundColor}))
          .filter(({element, color}) => {
            const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
            return a > 0.5 && r + g + b > 600 && element.closest('[data-surface=cta]') === null;
          })
          .map(({element, color}) => `${element.outerHTML.slice(0, 120)} ${color}`),
      );
      expect(pale).toEqual([]);
    });
  });
};
