import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load, type CheerioAPI} from 'cheerio';
import {root} from '../../src/build/root';

/** The size of a first visit on a phone, in kilobytes after compression. */
interface Sizes {
  all: number;
  script: number;
  styles: number;
}

const DOCUMENT: Sizes = {all: 54, script: 7, styles: 13};
const API: Sizes = {all: 61, script: 7, styles: 13};
const FRONT: Sizes = {all: 50, script: 8, styles: 12};
/** Its script contains the paths of all pages, so it grows with the site. */
const MISSING: Sizes = {all: 50, script: 8, styles: 12};

/** Pages with an island, which loads React. */
export const islandBudgets: Readonly<Record<string, Sizes>> = {
  '/get-started': {all: 125, script: 87, styles: 11},
  '/docs/extras/variables': {all: 128, script: 84, styles: 14},
};

/** The budget of inline styles in kilobytes. Every page contains them, and they delay its text. */
export const INLINE_STYLES_BUDGET = 6;

const build = path.join(root, 'build');
export const NOT_FOUND = '/404';

export const budgetOf = (route: string): Sizes => {
  if (route === NOT_FOUND) return MISSING;
  if (['/', '/premium'].includes(route)) return FRONT;
  return route.startsWith('/docs/api') ? API : DOCUMENT;
};

const weights = new Map<string, number>();

const compressed = (body: Uint8Array): number =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length / 1024;

function weigh(address: string): number {
  const cachedWeight = weights.get(address);
  if (cachedWeight !== undefined) return cachedWeight;
  const body = readFileSync(path.join(build, address));
  const weight = /\.(?:woff2|png)$/.test(address) ? body.length / 1024 : compressed(body);
  weights.set(address, weight);
  return weight;
}

export const inlineStylesSize = (html: CheerioAPI): number => compressed(Buffer.from(html('style').text()));

export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** Returns the file that the server sends for a path. Names of pages can contain dots. */
export const servedFile = (address: string): string =>
  path.extname(address) && existsSync(path.join(build, address)) ? address : fileOf(address);

/**
 * Lists the files of a first visit: the HTML, the scripts, styles and images that it names, and all images and fonts that its
 * styles name.
 */
export function filesOfFirstVisit(
  route: string,
  html: CheerioAPI = load(readFileSync(path.join(build, fileOf(route)), 'utf8')),
): Record<'files' | 'script' | 'styles', string[]> {
  const attributesOf = (selector: string, attribute: string): string[] =>
    html(selector)
      .toArray()
      .map((element) => html(element).attr(attribute) ?? '');
  const script = attributesOf('script[src]', 'src');
  const styles = attributesOf('link[rel=stylesheet]', 'href');
  const css = [html('style').text(), ...styles.map((sheet) => readFileSync(path.join(build, sheet), 'utf8'))];
  const urls = css.flatMap((text) => [...text.matchAll(/url\(["']?(\/(?:img|assets)\/[^"')]+\.(?:svg|png|woff2))/g)]);
  const files = [
    ...[fileOf(route), ...script, ...styles],
    ...attributesOf('link[rel=preload]:not([as=style])', 'href'),
    ...attributesOf('img:not([loading=lazy])', 'src'),
    ...urls.map(([, address = '']) => address),
  ];
  return {files: [...new Set(files)], script, styles};
}

export const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + weigh(address), 0);

export function overBudget(route: string, sizes: Sizes, budget: Sizes): string[] {
  const keys = (Object.keys(budget) as (keyof Sizes)[]).filter((key) => sizes[key] > budget[key]);
  return keys.map((key) => `${route}: ${key} ${sizes[key].toFixed(1)} KB, budget ${budget[key]}`);
}
