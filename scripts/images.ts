/** Draws the icons in static/ from static/img/logo.svg. Run it after the logo changes. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import pngToIco from 'png-to-ico';
import {createLightThemeResolver} from '../src/build/output/designTokens';
import {findChromium} from './findChromium.cjs';
import {root} from '../src/build/root';

interface Icon {
  /** In pixels. */
  size: number;
  /** Width of the logo as a fraction of the icon, from 0 to 1. */
  logoShare: number;
  background?: string;
}

const night = createLightThemeResolver(root)('--night');

/** Icons by file below static/. */
const icons: Readonly<Record<string, Icon>> = {
  // Home screens cut off corners and make transparent pixels black.
  'img/apple-touch-icon.png': {size: 180, logoShare: 0.76, background: night},
  'img/icon-192.png': {size: 192, logoShare: 1},
  'img/icon-512.png': {size: 512, logoShare: 1},
  // Every mask shows the middle four fifths. Source: https://www.w3.org/TR/appmanifest/#icon-masks
  'img/icon-maskable-512.png': {size: 512, logoShare: 0.76, background: night},
};

/** Browsers request it if a page names no icon, or if they don't support SVG icons. */
const favicon = {file: 'favicon.ico', sizes: [16, 32]} as const;

/** Draws an icon in the browser, where the logo's media queries drop details that are too fine for its size. */
async function draw(browser: Browser, logo: string, {size, logoShare, background}: Icon): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width: size, height: size}});
  const logoWidth = Math.round(size * logoShare);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background ?? 'transparent'}">
      <img src="${logo}" width="${logoWidth}" height="${logoWidth}">`,
  );
  const screenshot = await page.screenshot({omitBackground: true});
  await page.close();
  return screenshot;
}

async function writeIcon(file: string, content: Buffer, sizes: readonly number[]): Promise<void> {
  await writeFile(path.join(root, 'static', file), content);
  console.log(`static/${file}: ${sizes.map((size) => `${size} by ${size}`).join(', ')}`);
}

const svg = await readFile(path.join(root, 'static/img/logo.svg'));
const logo = `data:image/svg+xml;base64,${svg.toString('base64')}`;
const browser = await chromium.launch({executablePath: findChromium()});
try {
  for (const [file, icon] of Object.entries(icons)) {
    await writeIcon(file, await draw(browser, logo, icon), [icon.size]);
  }
  const faviconImages: Buffer[] = [];
  for (const size of favicon.sizes) faviconImages.push(await draw(browser, logo, {size, logoShare: 1}));
  await writeIcon(favicon.file, await pngToIco(faviconImages), favicon.sizes);
} finally {
  await browser.close();
}
