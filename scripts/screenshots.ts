import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {announcements} from '../src/facts/announcements';
import {findChromium} from './chromium.cjs';
import {root} from '../src/build/root';

const build = path.join(root, 'build');
const file = '.github/site.webp';

/** Requests to it are answered from `build/`, so no server is needed. */
const origin = 'http://localhost';

/** The landing page on a desktop, and a guide on a phone beside it. Sizes are in CSS pixels. */
const screens = [
  {address: '/', width: 1280},
  {address: '/docs/modules/polls', width: 380},
];
const height = 800;
const gap = 32;
const width = screens.reduce((sum, screen) => sum + screen.width, gap * (screens.length - 1));

/** The background stays transparent, for GitHub's light and dark themes. */
const frames = `<!doctype html>
<style>
  body { margin: 0; display: flex; gap: ${gap}px; }
  iframe { border: 0; height: ${height}px; border-radius: 16px; outline: 1px solid #8886; outline-offset: -1px; }
</style>
${screens.map((screen) => `<iframe src="${screen.address}" width="${screen.width}"></iframe>`).join('')}`;

/** `/docs/modules/polls` → `build/docs/modules/polls.html` */
function builtFile(address: string): string | undefined {
  const {pathname} = new URL(address);
  const candidates = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')];
  return candidates.map((name) => path.join(build, name)).find((name) => path.extname(name) !== '' && existsSync(name));
}

// Takes the README's picture from build/. Run it after the look of the landing page or the guide has changed.
if (!existsSync(build)) throw new Error('build/ is missing: run npm run build first.');
const browser = await chromium.launch({executablePath: findChromium()});
try {
  const context = await browser.newContext({viewport: {width, height}, reducedMotion: 'reduce'});
  // The banner's messages change with time.
  await context.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcements.id);
  await context.route(`${origin}/**`, (route) => {
    const address = route.request().url();
    if (address === `${origin}/readme-frames`) return route.fulfill({contentType: 'text/html', body: frames});
    const found = builtFile(address);
    return found === undefined ? route.fulfill({status: 404}) : route.fulfill({path: found});
  });
  const page = await context.newPage();
  await page.goto(`${origin}/readme-frames`);
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(({status}) => status));

  // Playwright can only take PNG and JPEG.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', {color: {r: 0, g: 0, b: 0, a: 0}});
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 85});
  const picture = Buffer.from(data, 'base64');
  await writeFile(path.join(root, file), picture);
  console.log(`${file}: ${width} by ${height}, ${Math.round(picture.length / 1024)} KB`);
} finally {
  await browser.close();
}
