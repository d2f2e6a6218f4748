import {dependOnFacts} from '../freshModules.mjs';

/**
 * Makes a page depend on all facts: they are put into the page before it is parsed.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
export default function factsDependency(source) {
  dependOnFacts(this);
  return source;
}
