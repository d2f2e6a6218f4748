import path from 'node:path';
import {bundled, bundledFolders} from '../bundled.cjs';

/**
 * Replaces a `*.data.ts` module by the value of its default export, so that a page carries the few facts that it shows
 * and none of the files that they come from.
 * @this {import('../loaderContext').LoaderContext}
 */
export default async function evaluate() {
  const {siteDir} = this.getOptions();
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const value = await bundled(siteDir).dataOf(path.basename(this.resourcePath, '.data.ts'));
  return `export default ${JSON.stringify(value)};`;
}
