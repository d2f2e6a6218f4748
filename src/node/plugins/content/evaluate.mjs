import path from 'node:path';
import {dependOnFacts, siteModules} from '../freshModules.mjs';

/**
 * Replaces a `*.data.ts` module by the value of its default export, so that a page carries the few facts that it shows
 * and none of the files that they come from.
 * @this {import('../loaderContext').LoaderContext}
 */
export default function evaluate() {
  dependOnFacts(this);
  const {siteDir} = this.getOptions();
  const exports = /** @type {{default: unknown}} */ (siteModules(siteDir)(path.relative(siteDir, this.resourcePath)));
  return `export default ${JSON.stringify(exports.default)};`;
}
