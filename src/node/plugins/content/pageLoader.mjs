import path from 'node:path';
import {bundled, bundledFolders} from '../bundled.cjs';

/**
 * Compiles a page again after an edit of a fact. Reports the mistakes of a page before Docusaurus compiles it, which would
 * wrap them in a message of its own.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 * @returns {string}
 * @throws ContentError with the mistakes of the page
 */
export default function pageLoader(source) {
  const {siteDir} = this.getOptions();
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const file = path.relative(siteDir, this.resourcePath).replaceAll(path.sep, '/');
  const {readTree, refuse} = bundled(siteDir);
  refuse(readTree({file, source}).problems);
  return source;
}
