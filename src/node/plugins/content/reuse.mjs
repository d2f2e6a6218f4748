import {readFileSync} from 'node:fs';
import {dependOnFacts} from '../freshModules.mjs';

/**
 * @typedef {object} Options
 * @property {string} siteDir
 * @property {(file: string, source: string) => Promise<string | undefined>} expand a page with its facts put in;
 *   undefined if it has mistakes
 */

/**
 * @typedef {object} Context
 * @property {() => Options} getOptions
 * @property {(folder: string) => void} addContextDependency
 * @property {(file: string) => void} addDependency
 * @property {string} resourcePath
 * @property {{from?: string}} [data] what the way in leaves for the way out
 */

/**
 * By path of a page, the code that was made of it, and what of.
 * @type {Map<string, {from: string, code: string}>}
 */
const made = new Map();

/**
 * On the way in, before all other loaders: most edits of a fact leave most pages as they are, and those need not be
 * compiled again.
 * @this {Context}
 * @param {string} _rest
 * @param {string} _before
 * @param {{from?: string}} data
 * @returns {Promise<string | undefined>}
 */
export async function pitch(_rest, _before, data) {
  const {expand} = this.getOptions();
  const from = await expand(this.resourcePath, readFileSync(this.resourcePath, 'utf8'));
  const last = made.get(this.resourcePath);
  if (from !== undefined && last?.from === from) {
    dependOnFacts(this);
    this.addDependency(this.resourcePath);
    return last.code;
  }
  data.from = from;
  return undefined;
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
