import {PurgeCSS} from 'purgecss';

/**
 * @typedef {object} Options
 * @property {(string | {raw: string, extension: string})[]} content
 * @property {string[]} skippedContentGlobs
 * @property {string[]} usedVariables variables that other stylesheets use
 */

/**
 * Keeps of a stylesheet what the files of the options can use.
 * @this {{getOptions(): Options}}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function purge(source) {
  const {usedVariables, ...options} = this.getOptions();
  const [result] = await new PurgeCSS().purge({
    ...options,
    css: [{raw: source}],
    keyframes: true,
    variables: true,
    // Set by a script on the document, so in no component.
    safelist: {greedy: [/data-theme/], variables: usedVariables},
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  return result.css;
}
