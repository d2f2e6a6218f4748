import {PurgeCSS} from 'purgecss';

/**
 * @typedef {object} Options
 * @property {(string | {raw: string, extension: string})[]} content
 * @property {string[]} skippedContentGlobs
 * @property {string[]} usedVariables variables that other stylesheets use
 */

/**
 * @param {string} source TSX or JSX
 * @returns {string[]}
 */
const elements = (source) => Array.from(source.matchAll(/<([a-z][a-z\d]*)/g), ([, element = '']) => element);

/**
 * @param {string} source
 * @returns {string[]}
 */
const wordsInStrings = (source) =>
  Array.from(source.matchAll(/(["'`])(.*?)\1/g), ([, , literal = '']) => literal.split(/\s+/)).flat();

/**
 * What a component names. Told apart, because all words would keep `.button` for each `<button>`.
 * @param {string[]} tags
 * @param {string[]} classes
 * @returns {import('purgecss').ExtractorResultDetailed}
 */
const named = (tags, classes) => ({
  tags,
  classes,
  ids: [],
  // As in `.col[class*='col--']` and `[type='checkbox']`.
  attributes: {names: ['class', 'type'], values: classes},
  undetermined: [],
});

/** @type {import('purgecss').ExtractorFunction} */
const namedInOurs = (source) =>
  named(elements(source), wordsInStrings([...source.matchAll(/className=(?:"[^"]*"|\{clsx\([^)]*\)\})/g)].join(' ')));

/**
 * The theme passes classes on in many ways; these attributes hold none.
 * @type {import('purgecss').ExtractorFunction}
 */
const namedInTheme = (source) =>
  named(
    elements(source),
    wordsInStrings(source.replaceAll(/\b(?:type|role|id|description)(?:=|: )(["'{]).*?["'}]/g, '')),
  );

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
    extractors: [
      {extractor: namedInOurs, extensions: ['tsx']},
      {extractor: namedInTheme, extensions: ['js']},
    ],
    keyframes: true,
    variables: true,
    // Set by a script on the document, so in no component.
    safelist: {greedy: [/data-theme/], variables: usedVariables},
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  return result.css;
}
