import {spawn} from 'node:child_process';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {chromium, expect as expectPage, type Browser, type FrameLocator, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {changelogComponentName} from '../../src/facts/releases';
import {paths} from '../../src/facts/derived/paths';
import {headlessShellOptions} from '../helpers/chromiumOptions';
import {freePort} from '../helpers/serveBuild';
import {writeFiles} from '../helpers/temporaryFolder';
import {guideRoute, otherGuideRoute, someModule, thirdGuideRoute} from '../helpers/someModules';
import {copySite, docusaurusPath, edit, removeCopy} from '../helpers/copySite';

const partName = someModule.parts?.[0]?.name;

const islandSource = `import {useEffect} from 'react';

export default function Planted() {
  useEffect(() => {
    new Image().src = ['https://a', 'example'].join('.');
    document.createElement('div').innerHTML = '<b>x</b>';
  }, []);
  return <p>Planted.</p>;
}
`;

const newProductName = 'Sand Cat';

/** So long that only a hang reaches it, even on a busy machine. */
const longTimeout = {timeout: 180_000};

/** Starts the development server as `npm start` does, and waits until it has compiled the site. */
async function startDevelopment(siteDir: string): Promise<{origin: string; stop: () => void}> {
  const port = await freePort();
  const command = [docusaurusPath, 'start', '--no-open', '--host', '127.0.0.1', '--port', `${port}`];
  const env = {...process.env, NODE_ENV: 'development'};
  const server = spawn(process.execPath, command, {cwd: siteDir, env, stdio: ['ignore', 'pipe', 'inherit']});
  process.once('exit', () => server.kill());
  await new Promise<void>((resolve, reject) => {
    let output = '';
    // Keeps reading after the promise has resolved, because the server would block on a full pipe.
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) resolve();
    });
    server.once('exit', () => {
      reject(new Error(`The development server exited before it had compiled the site:\n${output}`));
    });
  });
  return {origin: `http://127.0.0.1:${port}`, stop: () => server.kill()};
}

const mistakeOverlay = (page: Page): FrameLocator => page.locator('#webpack-dev-server-client-overlay').contentFrame();

describe('the development server', () => {
  let copy: string;
  let server: Awaited<ReturnType<typeof startDevelopment>> | undefined;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    // The browser comes first: `afterAll` closes it, even if the copy or the server fails.
    browser = await chromium.launch(headlessShellOptions);
    copy = await copySite();
    // Pages with mistakes must not keep the server from starting.
    writeFiles(copy, {
      'docs/extras/planted.mdx': '---\ntitel: Planted\n---\n\n{$product.nane}\n',
      'docs/extras/broken.mdx': '---\ntitle: {$product.name} x\n---\n\nText.\n',
      'src/islands/Planted/index.tsx': islandSource,
    });
    await edit(copy, 'faq/audio.mdx', /\n$/, '\n<Planted />\n');
    server = await startDevelopment(copy);
    ({origin} = server);
    page = await browser.newPage();
  });
  afterAll(async () => {
    server?.stop();
    await browser.close();
    await removeCopy(copy);
  });

  it('shows all mistakes of a page, also those in its front matter', async () => {
    const overlay = mistakeOverlay(page);
    await page.goto(`${origin}/docs/extras/planted`);
    for (const mistake of [
      'docs/extras/planted.mdx:1: missing front matter key "title"',
      'docs/extras/planted.mdx:1: missing front matter key "description"',
      'docs/extras/planted.mdx:2: unknown front matter key "titel"',
      'docs/extras/planted.mdx:5: unknown fact "product.nane"',
    ])
      await expectPage(overlay.getByText(mistake)).toBeVisible(longTimeout);
    await page.goto(`${origin}/docs/extras/broken`);
    const invalid = 'docs/extras/broken.mdx:2: the front matter is not valid YAML';
    await expectPage(overlay.getByText(invalid)).toBeVisible(longTimeout);
    await rm(path.join(copy, 'docs/extras/planted.mdx'));
    await rm(path.join(copy, 'docs/extras/broken.mdx'));
  });

  it('stops an island that writes HTML, and names an address that the Content-Security-Policy blocks', async () => {
    // The server may still be reloading, because the previous test deleted pages.
    await expectPage(async () => {
      await page.goto(`${origin}/faq/audio`);
      await expectPage(page.getByText('This page crashed.')).toBeVisible({timeout: 20_000});
    }).toPass(longTimeout);
    await expectPage(mistakeOverlay(page).getByText("{'img-src': ['https://a.example']}")).toBeVisible(longTimeout);
  });

  it('shows a page with its styles on the first visit', async () => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(`${origin}${guideRoute}`);
    const sidebar = page.locator('aside');
    await expectPage(sidebar).toHaveCount(1, longTimeout);
    // Only styles hide it on a phone.
    await expectPage(sidebar).toBeHidden();
    await page.setViewportSize({width: 1280, height: 720});
  });

  it('shows an edit of a page without a reload', async () => {
    await page.goto(`${origin}${guideRoute}`);
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    await edit(copy, `${guideRoute.slice(1)}.mdx`, '## Related', '## Related now');
    await expectPage(page.getByRole('heading', {name: 'Related now'})).toBeVisible(longTimeout);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });

  it('shows edits of facts on pages in Markdown and React, in front matter and in the navbar', async () => {
    const factsFile = `src/facts/modules/${someModule.key}.ts`;
    const titleStart = `name: '${partName}',\n      title: `;
    const changelogPage = paths.component('current', `${changelogComponentName(someModule.key)}.${partName}`);
    const addresses = ['/docs', '/', changelogPage, '/docs/Introduction'];
    const context = await browser.newContext();
    const tabs = await Promise.all(addresses.map(() => context.newPage()));
    // The defaults are for the types only.
    const [markdownTab = page, reactTab = page, changelogTab = page, introductionTab = page] = tabs;
    for (const [index, tab] of tabs.entries()) {
      await tab.goto(origin + addresses[index]);
      await expectPage(tab.locator('main h1')).toBeVisible(longTimeout);
    }
    await edit(copy, factsFile, 'summary: ', "summary: 'Planted. ' + ");
    await edit(copy, factsFile, titleStart, `${titleStart}'Planted. ' + `);
    await edit(copy, 'src/facts/product.ts', `'${product.name}'`, `'${newProductName}'`);
    await expectPage(markdownTab.locator('article').getByText('Planted. ')).toBeVisible(longTimeout);
    await expectPage(reactTab.getByText('Planted. ')).toBeVisible(longTimeout);
    await expectPage(changelogTab.getByRole('heading', {level: 1, name: /^Planted\. /})).toBeVisible(longTimeout);
    await introductionTab.reload();
    const brand = introductionTab.locator('header.navbar').getByRole('link', {name: newProductName, exact: true});
    await expectPage(brand).toBeVisible(longTimeout);
    await expectPage(introductionTab.locator('article').getByText(newProductName).first()).toBeVisible(longTimeout);
    await context.close();
  });

  it('reloads the page after an edit of the page script', async () => {
    await page.goto(`${origin}/faq`);
    const rotationButton = (name: string) => page.getByRole('button', {name, exact: true});
    await expectPage(rotationButton('Pause announcements')).toBeVisible(longTimeout);
    await edit(copy, 'src/browser/banner.ts', "'Pause announcements'", "'Hold announcements'");
    await expectPage(rotationButton('Hold announcements')).toBeVisible(longTimeout);
  });

  it('shows a mistake with file, line and suggestion when its page is opened, until the mistake is repaired', async () => {
    await page.goto(`${origin}${otherGuideRoute}`);
    await expectPage(page.locator('main h1')).toBeVisible(longTimeout);
    await edit(copy, `${thirdGuideRoute.slice(1)}.mdx`, '{$product.name}', '{$product.nane}');
    await edit(copy, `${otherGuideRoute.slice(1)}.mdx`, '## Related', '## Related now');
    await expectPage(page.getByRole('heading', {name: 'Related now'})).toBeVisible(longTimeout);
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expectPage(overlay).toBeHidden();
    await page.goto(`${origin}${thirdGuideRoute}`);
    const mistake = new RegExp(`${thirdGuideRoute.slice(1)}\\.mdx:\\d+: unknown fact "product\\.nane"`);
    await expectPage(overlay.contentFrame().getByText(mistake)).toBeVisible(longTimeout);
    await expectPage(overlay.contentFrame().getByText('Did you mean name?')).toBeVisible(longTimeout);
    await edit(copy, `${thirdGuideRoute.slice(1)}.mdx`, '{$product.nane}', '{$product.name}');
    await expectPage(overlay).toBeHidden(longTimeout);
  });
});
