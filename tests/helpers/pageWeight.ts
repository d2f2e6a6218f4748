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

const DOCUMENT_BUDGET: Sizes = {all: 54, script: 7, styles: 13};
const API_BUDGET: Sizes = {all: 61, script: 7, styles: 13};
const FRONT_PAGE_BUDGET: Sizes = {all: 50, script: 8, styles: 12};

/** Pages with an island, which loads React. */
export const islandBudgets: Readonly<Record<string, Sizes>> = {
  '/get-started': {all: 125, script: 87, styles: 11},
  '/docs/extras/variables': {all: 128, script: 84, styles: 14},
};

/** The budget of inline styles in kilobytes. Every page contains them, and they delay its text. */
export const INLINE_STYLES_BUDGET = 6;

const buildFolder = path.join(root, 'build');
export const NOT_FOUND_ROUTE = '/404';

export const budgetOf = (route: string): Sizes => {
  if (['/', '/premium', NOT_FOUND_ROUTE].includes(route)) return FRONT_PAGE_BUDGET;
  return route.startsWith('/docs/api') ? API_BUDGET : DOCUMENT_BUDGET;
};

const weightByAddress = new Map<string, number>();

const compressedSize = (body: Uint8Array): number =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length / 1024;

function weigh(address: string): number {
  const cachedWeight = weightByAddress.get(address);
  if (cachedWeight !== undefined) return cachedWeight;
  const body = readFileSync(path.join(buildFolder, address));
  const isCompressed = /\.(?:woff2|png)$/.test(address);
  const weight = isCompressed ? body.length / 1024 : compressedSize(body);
  weightByAddress.set(address, weight);
  return weight;
}

export const inlineStylesSize = ($: CheerioAPI): number => compressedSize(Buffer.from($('style').text()));

export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** Returns the file that the server sends for a path. Names of pages can contain dots, so an extension doesn't make it a file. */
export const servedFile = (address: string): string =>
  path.extname(address) && existsSync(path.join(buildFolder, address)) ? address : fileOf(address);

/**
 * Lists the files of a first visit: the HTML, the scripts, styles and images that it names, and all images and fonts that its
 * styles name.
 */
export function filesOfFirstVisit(
  route: string,
  $: CheerioAPI = load(readFileSync(path.join(buildFolder, fileOf(route)), 'utf8')),
): Record<'files' | 'script' | 'styles', string[]> {
  const attributesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const scripts = attributesOf('script[src]', 'src');
  const styles = attributesOf('link[rel=stylesheet]', 'href');
  const css = [$('style').text(), ...styles.map((sheet) => readFileSync(path.join(buildFolder, sheet), 'utf8'))];
  const urlMatches = css.flatMap((text) => [
    ...text.matchAll(/url\(["']?(\/(?:img|assets)\/[^"')]+\.(?:svg|png|woff2))/g),
  ]);
  const files = [
    ...[fileOf(route), ...scripts, ...styles],
    ...attributesOf('link[rel=preload]:not([as=style])', 'href'),
    ...attributesOf('img:not([loading=lazy])', 'src'),
    ...urlMatches.map(([, address = '']) => address),
  ];
  return {files: [...new Set(files)], script: scripts, styles};
}

export const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + weigh(address), 0);

export function budgetOverruns(route: string, sizes: Sizes, budget: Sizes): string[] {
  const keys = (Object.keys(budget) as (keyof Sizes)[]).filter((key) => sizes[key] > budget[key]);
  return keys.map((key) => `${route}: ${key} ${sizes[key].toFixed(1)} KB, budget ${budget[key]}`);
}
