import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from './lib/chromium';
import {runMain} from './lib/cli';
import {root} from './lib/paths';

/** Where the drawings are, and where the pictures made of them go. */
const folder = join(root, 'static/img');

/** As `--night` in src/css/tokens.css. */
const NIGHT = '#0c2620';

/** A picture made of the drawings. */
interface Picture {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** How much of the height the logo takes, from 0 to 1. */
  logo: number;
  /** CSS of what is behind it; nothing leaves it transparent. */
  background?: string;
}

const pictures: readonly Picture[] = [
  // For browsers that take no SVG.
  {file: 'favicon-16.png', width: 16, height: 16, logo: 1},
  {file: 'favicon-32.png', width: 32, height: 32, logo: 1},
  // Home screens cut corners off and put black behind what is transparent.
  {file: 'apple-touch-icon.png', width: 180, height: 180, logo: 0.76, background: NIGHT},
  // Shown by chats and networks beside title and description, so it repeats none of them.
  {
    file: 'social-card.png',
    width: 1200,
    height: 630,
    logo: 0.66,
    background: `linear-gradient(90deg, ${NIGHT}e6, ${NIGHT}e6), url(ROSETTES) center / 480px, ${NIGHT}`,
  },
];

const dataAddress = async (file: string): Promise<string> =>
  `data:image/svg+xml;base64,${(await readFile(join(folder, file))).toString('base64')}`;

// Makes the pictures of static/img/ from logo.svg and rosettes.svg; run it after either changed.
await runMain(async () => {
  const [logo, rosettes] = await Promise.all([dataAddress('logo.svg'), dataAddress('rosettes.svg')]);
  const browser = await chromium.launch({executablePath: await findChromium()});
  try {
    for (const {file, width, height, logo: share, background = 'transparent'} of pictures) {
      const page = await browser.newPage({viewport: {width, height}});
      const size = Math.round(height * share);
      await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background.replace('ROSETTES', rosettes)}">
          <img src="${logo}" width="${size}" height="${size}">`,
      );
      await writeFile(join(folder, file), await page.screenshot({omitBackground: true}));
      await page.close();
      console.log(`static/img/${file}: ${width} by ${height}`);
    }
  } finally {
    await browser.close();
  }
  return 0;
});
