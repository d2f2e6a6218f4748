import path from 'node:path';
import {factFolders, freshLoader} from '../freshModules.mjs';

/**
 * Replaces a `*.data.ts` module by the value of its default export, so that a page carries the few facts that it shows
 * and none of the files that they come from.
 * @this {import('../loaderContext').LoaderContext}
 */
export default function evaluate() {
  const {siteDir} = this.getOptions();
  for (const folder of factFolders) this.addContextDependency(path.join(siteDir, folder));
  const exports = /** @type {{default: unknown}} */ (freshLoader(siteDir)(path.relative(siteDir, this.resourcePath)));
  return `export default ${JSON.stringify(exports.default)};`;
}
