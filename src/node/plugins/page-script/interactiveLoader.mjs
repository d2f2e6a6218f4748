import path from 'node:path';
import {interactiveProblems, refuse} from './islandRules.mjs';

/**
 * Shows in the development server what would do nothing in a build; there, `src/checks/sources/islands.ts` finds it.
 * @this {import("../loaderContext").LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function interactiveLoader(source) {
  const {siteDir} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).replaceAll(path.sep, '/');
  refuse(interactiveProblems({file, source}));
  return source;
}
