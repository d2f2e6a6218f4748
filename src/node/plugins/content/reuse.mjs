import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundled, bundledFolders} from '../bundled.cjs';

/** @typedef {import('../loaderContext').LoaderContext & {data?: {from?: string}}} Context `data` goes from the way in to the way out */

/**
 * By path of a page, the code that was made of it, and what of.
 * @type {Map<string, {from: string, code: string}>}
 */
const made = new Map();

/**
 * On the way in, before all other loaders: an edit of any fact brings all pages here, most of which it leaves as they are, and those
 * need not be compiled again. A mistake is said here, in its own words, which what comes after would wrap in others.
 * @this {Context}
 * @param {string} _rest
 * @param {string} _before
 * @param {{from?: string}} data
 * @returns {Promise<string | undefined>}
 * @throws ContentError with the mistakes of the page
 */
export async function pitch(_rest, _before, data) {
  const {siteDir} = this.getOptions();
  this.addDependency(this.resourcePath);
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const file = path.relative(siteDir, this.resourcePath).replaceAll(path.sep, '/');
  data.from = await bundled(siteDir).pageKey({file, source: readFileSync(this.resourcePath, 'utf8')});
  const last = made.get(this.resourcePath);
  return last?.from === data.from ? last.code : undefined;
}

/**
 * On the way out, after all other loaders.
 * @this {Context}
 * @param {string} code
 * @returns {string}
 */
export default function remember(code) {
  const from = this.data?.from;
  if (from !== undefined) made.set(this.resourcePath, {from, code});
  return code;
}
