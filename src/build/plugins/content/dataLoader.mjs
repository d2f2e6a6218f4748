import path from 'node:path';
import {loadBundle, bundledFolders} from '../loadBundle.cjs';

/**
 * Replaces a `*.data.ts` module with its value, so that a page bundles the few facts it shows instead of all of them.
 *
 * `export default {modules: moduleList.length};` → `export default {"modules":15};`
 * @this {import('../loaderContext').LoaderContext}
 */
export default async function dataLoader() {
  const {siteDir} = this.getOptions();
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const value = await loadBundle(siteDir).loadData(path.basename(this.resourcePath, '.data.ts'));
  return `export default ${JSON.stringify(value)};`;
}
