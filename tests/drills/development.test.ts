import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chromium, expect as expectPage, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toolScript} from '../../scripts/lib/paths';
import {freePort, HOST} from '../../scripts/lib/port';
import {product} from '../../src/facts/product';
import {launch} from '../browser';
import {copySite, edit, otherName, removeCopy} from './copy';

/** Time until the browser shows an edit, in milliseconds; a slow machine gets more than a writer would accept. */
const patience = {timeout: 30_000};

describe('the development server', () => {
  let copy: string;
  let server: ChildProcess;
  let browser: Browser | undefined;
  let page: Page;
  let origin: string;

  /** Waits until what the server prints has the text; what comes later is read, too, or its pipe would fill. */
  function printed(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let output = '';
      server.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(text)) resolve();
      });
      server.once('exit', () => {
        reject(new Error(`The server ended without printing ${text}:\n${output}`));
      });
    });
  }

  beforeAll(async () => {
    copy = await copySite();
    const port = await freePort();
    origin = `http://${HOST}:${port}`;
    const docusaurus = toolScript('@docusaurus/core', 'docusaurus');
    server = spawn(process.execPath, [docusaurus, 'start', '--host', HOST, '--no-open', '--port', String(port)], {
      cwd: copy,
      env: {...process.env, NODE_ENV: 'development'},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await printed('compiled successfully');
    browser = await chromium.launch(launch);
    page = await browser.newPage();
  });
  afterAll(async () => {
    // What is still there: the start can have failed at any point, and a server that ended gives no second event.
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    await browser?.close();
    await removeCopy(copy);
  });

  it('shows an edit of a page without a reload', async () => {
    await page.goto(`${origin}/docs/modules/polls`);
    // The moment at which the document was loaded.
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await edit(copy, 'docs/modules/polls.mdx', '## How it works', '## How it works now');
    await expectPage(page.getByRole('heading', {name: 'How it works now'})).toBeVisible(patience);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  it('shows an edit of a fact on a page in Markdown', async () => {
    await edit(copy, 'src/facts/modules/polls.ts', 'summary: ', "summary: 'Planted. ' + ");
    await expectPage(page.locator('article').getByText('Planted. ')).toBeVisible(patience);
  });

  it('shows an edit of a fact on a page in React', async () => {
    await page.goto(origin);
    await edit(copy, 'src/facts/modules/polls.ts', "'Planted. '", "'Planted again. '");
    await expectPage(page.getByText('Planted again. ')).toBeVisible(patience);
  });

  it('loads the page again after an edit of the page script', async () => {
    await page.goto(`${origin}/faq`);
    const rotation = (name: string) => page.getByRole('button', {name, exact: true});
    await expectPage(rotation('Pause announcements')).toBeVisible(patience);
    await edit(copy, 'src/page/banner.ts', "'Pause announcements'", "'Hold announcements'");
    await expectPage(rotation('Hold announcements')).toBeVisible(patience);
  });

  it('shows an edit of a fact in the front matter', async () => {
    await page.goto(`${origin}/documents/changelog/current/${product.slug}.modules.polls.entries`);
    await edit(copy, 'src/facts/releases/current/modules.polls.entries.ts', 'title: ', "title: 'Planted. ' + ");
    await expectPage(page.getByRole('heading', {level: 1, name: /^Planted\. /})).toBeVisible(patience);
  });

  it('shows a mistake with file, line and repair over the page', async () => {
    await page.goto(`${origin}/docs/modules/polls`);
    await edit(copy, 'docs/modules/polls.mdx', '{$modules.polls.summary}', '{$modules.polls.sumary}');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expectPage(overlay.getByText('docs/modules/polls.mdx:9: no fact named modules.polls.sumary')).toBeVisible(
      patience,
    );
    await expectPage(overlay.getByText('Did you mean summary?')).toBeVisible(patience);
  });

  it('shows a rename everywhere', async () => {
    await edit(copy, 'docs/modules/polls.mdx', '{$modules.polls.sumary}', '{$modules.polls.summary}');
    await edit(copy, 'src/facts/product.ts', `name: '${product.name}'`, `name: '${otherName.name}'`);
    await page.goto(`${origin}/docs/Introduction`);
    const name = page.locator('header.navbar').getByRole('link', {name: otherName.name, exact: true});
    await expectPage(name).toBeVisible(patience);
    await expectPage(page.locator('article').getByText(otherName.name).first()).toBeVisible(patience);
  });
});
