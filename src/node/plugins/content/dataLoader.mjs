import path from 'node:path';
import {bundled, bundledFolders} from '../bundled.cjs';

/**
 * Runs a `*.data.ts` module at build time, so that a page loads the few facts it shows instead of all of them. In
 * `src/node/data/counts.data.ts`,
 *
 *     export default {modules: moduleList.length};  ->  export default {"modules":20};
 * @this {import('../loaderContext').LoaderContext}
 */
export default async function dataLoader() {
  const {siteDir} = this.getOptions();
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const value = await bundled(siteDir).dataOf(path.basename(this.resourcePath, '.data.ts'));
  return `export default ${JSON.stringify(value)};`;
}
