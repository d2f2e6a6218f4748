import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import {root} from './root';

/** The size budget of a first visit on a phone, in kilobytes after compression. */
interface Mark {
  all: number;
  script: number;
  styles: number;
}

const DOCUMENT: Mark = {all: 54, script: 7, styles: 13};
const API: Mark = {all: 61, script: 7, styles: 13};
const FRONT: Mark = {all: 50, script: 8, styles: 12};
/** Its script contains the paths of all pages, so it grows with the site. */
const MISSING: Mark = {all: 50, script: 8, styles: 12};

/** Pages with an island, which loads React. */
export const islands: Readonly<Record<string, Mark>> = {
  '/get-started': {all: 125, script: 87, styles: 11},
  '/docs/extras/variables': {all: 128, script: 84, styles: 14},
};

/** The budget of inline styles in kilobytes. They delay the text, and every page contains them. */
export const INSIDE = 6;

const build = path.join(root, 'build');
export const NOT_FOUND = '/404';

export const markOf = (route: string): Mark => {
  if (route === NOT_FOUND) return MISSING;
  if (['/', '/premium'].includes(route)) return FRONT;
  return route.startsWith('/docs/api') ? API : DOCUMENT;
};

const weighed = new Map<string, number>();

const compressed = (body: Uint8Array): number =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length / 1024;

function weigh(address: string): number {
  const known = weighed.get(address);
  if (known !== undefined) return known;
  const body = readFileSync(path.join(build, address));
  const weight = /\.(?:woff2|png)$/.test(address) ? body.length / 1024 : compressed(body);
  weighed.set(address, weight);
  return weight;
}

export const insideStyles = (html: string): number => compressed(Buffer.from(load(html)('style').text()));

export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** Returns the file that the server sends for a path. Names of pages can contain dots. */
export const servedFile = (address: string): string =>
  path.extname(address) && existsSync(path.join(build, address)) ? address : fileOf(address);

/**
 * Lists the files of a first visit: the HTML, the scripts, styles and images that it names, and all images and fonts that its
 * styles name.
 */
export function firstLoad(route: string): {script: string[]; styles: string[]; other: string[]} {
  const html = load(readFileSync(path.join(build, fileOf(route)), 'utf8'));
  const named = (selector: string, attribute: string): string[] =>
    html(selector)
      .toArray()
      .map((element) => html(element).attr(attribute) ?? '');
  const script = named('script[src]', 'src');
  const styles = named('link[rel=stylesheet]', 'href');
  const css = [html('style').text(), ...styles.map((sheet) => readFileSync(path.join(build, sheet), 'utf8'))];
  const files = css.flatMap((text) => [...text.matchAll(/url\(["']?(\/(?:img|assets)\/[^"')]+\.(?:svg|png|woff2))/g)]);
  const other = [
    fileOf(route),
    ...named('link[rel=preload]', 'href'),
    ...named('img:not([loading=lazy])', 'src'),
    ...files.map(([, address = '']) => address),
  ];
  return {script, styles, other: [...new Set(other)]};
}

export const sum = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + weigh(address), 0);

export function over(route: string, load: Mark, mark: Mark): string[] {
  const keys = (Object.keys(mark) as (keyof Mark)[]).filter((key) => load[key] > mark[key]);
  return keys.map((key) => `${route}: ${key} ${load[key].toFixed(1)} KB, mark ${mark[key]}`);
}
