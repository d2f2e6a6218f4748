import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The folder of the built site. */
export const build = path.join(import.meta.dirname, '../../build');

/** The HTML of a built page. */
const htmlOf = (route: string): string =>
  readFileSync(path.join(build, route === '/' ? 'index.html' : `${route}.html`), 'utf8');

/** A built page, to be asked by selectors. */
export const pageOf = (route: string): CheerioAPI => load(htmlOf(route));
