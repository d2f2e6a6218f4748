import {loadBundle, bundledFolders} from '../loadBundle.cjs';
import {pathFromRoot} from '../pathFromRoot.mjs';

/**
 * Makes the bundler compile a page again after an edit of a fact. Reports the page's mistakes before Docusaurus' own loader would
 * wrap them in another message. Returns the source unchanged.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
export default async function pageLoader(source) {
  const {siteDir} = this.getOptions();
  for (const folder of bundledFolders(siteDir)) this.addContextDependency(folder);
  const file = pathFromRoot(siteDir, this.resourcePath);
  const {resolveFrontMatter, parsePageWithFacts, assertNoMistakes} = loadBundle(siteDir);
  const {mistakes} = await resolveFrontMatter({file, source});
  assertNoMistakes([...mistakes, ...parsePageWithFacts({file, source}).mistakes]);
  return source;
}
