import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {aliases} from '../../src/lib/addresses';
import {root} from '../../src/build/root';

export const buildFolder = path.join(root, 'build');

/** Returns the text of a built file. Its path may start with a slash. */
export const readBuiltFile = (file: string): string => readFileSync(path.join(buildFolder, file), 'utf8');

export type BuiltPages = ReadonlyMap<string, CheerioAPI>;

/** Returns the route of a built file. Docusaurus keeps the extension of the not-found page: `404.html` → `/404.html`. */
const routeOf = (file: string): string =>
  file === '404.html' ? '/404.html' : `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

function readPages(): BuiltPages {
  if (!existsSync(path.join(buildFolder, 'index.html'))) throw new Error('there is no build/; run npm run build first');
  const files = globSync('**/*.html', {cwd: buildFolder}).map((file) => [routeOf(file), file] as const);
  if (!readBuiltFile('index.html').includes('href="/manifest'))
    throw new Error('build/ was made for a site below a path, with BASE_PATH; run npm run build without it');
  const pageFiles = files.filter(([route]) => !Object.hasOwn(aliases, route)).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(pageFiles.map(([route, file]) => [route, load(readBuiltFile(file))]));
}

/** All built pages except redirects, read once for all tests. */
export const pages = readPages();

/** @throws if there is no page at this route */
export function builtPage(route: string): CheerioAPI {
  const page = pages.get(route);
  if (!page) throw new Error(`build/ has no page ${route}`);
  return page;
}

/** Returns the texts of all elements that a selector finds, with single spaces. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim());

/** Returns an attribute of all elements that a selector finds. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).attr(name) ?? '');

/** Returns the size of a PNG from its first chunk (PNG specification, 11.2.1 IHDR), or undefined if it isn't a PNG. */
export function pngSize(content: Uint8Array): {width: number; height: number} | undefined {
  const bytes = Buffer.from(content);
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return undefined;
  return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)};
}
