import path from 'node:path';
import {factFolders} from '../freshModules.mjs';

/**
 * Tells the bundler that a page depends on all facts: they are put into the page before it is parsed, which the bundler
 * cannot see. So an edit of a fact rebuilds pages in the development server, and a cached page is not used after one.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
export default function factsDependency(source) {
  const {siteDir} = this.getOptions();
  for (const folder of factFolders) this.addContextDependency(path.join(siteDir, folder));
  return source;
}
