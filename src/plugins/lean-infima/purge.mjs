import {PurgeCSS} from 'purgecss';

/**
 * Keeps of a stylesheet what the files of the options can use.
 * @this {{getOptions(): {content: (string | {raw: string, extension: string})[], skippedContentGlobs: string[]}}}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function purge(source) {
  const [result] = await new PurgeCSS().purge({
    ...this.getOptions(),
    css: [{raw: source}],
    keyframes: true,
    // Set by a script on the document, so in no component.
    safelist: {greedy: [/data-theme/]},
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  return result.css;
}
