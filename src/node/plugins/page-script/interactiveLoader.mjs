import {loadBundle} from '../loadBundle.cjs';
import {pathFromRoot} from '../pathFromRoot.mjs';
import {interactiveProblems} from './islandRules.mjs';

/**
 * Reports interactive code in the development server: `useState` outside an island → "useState does nothing on a built page".
 * In a build, a check reports it. Returns the source unchanged.
 * @this {import("../loaderContext").LoaderContext}
 * @param {string} source
 */
export default function interactiveLoader(source) {
  const {siteDir} = this.getOptions();
  const file = pathFromRoot(siteDir, this.resourcePath);
  loadBundle(siteDir).throwProblems(interactiveProblems({file, source}));
  return source;
}
