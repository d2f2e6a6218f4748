import path from 'node:path';
import {bundled} from '../bundled.cjs';
import {interactiveProblems} from './islandRules.mjs';

/**
 * Shows in the development server what would do nothing in a build; there, a check stops the build.
 * @this {import("../loaderContext").LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function interactiveLoader(source) {
  const {siteDir} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).replaceAll(path.sep, '/');
  bundled(siteDir).refuse(interactiveProblems({file, source}));
  return source;
}
