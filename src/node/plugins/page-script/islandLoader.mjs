import path from 'node:path';
import {loadBundle} from '../loadBundle.cjs';
import {elementOf} from './islandNames.mjs';
import {islandProblems} from './islandRules.mjs';

/**
 * Turns the React component in `src/islands/<Name>/index.tsx` into an island.
 *
 * - `index.tsx`, which pages import, renders the markup in a custom element:
 *   `export default island('island-quiz', label, Quiz)`
 * - `index.tsx?element` is the script that hydrates it: `defineIsland('island-quiz', Quiz)`
 * - `index.tsx?component` is the component itself.
 * @this {import("../loaderContext").LoaderContext & {resourceQuery: string}}
 * @param {string} source
 */
export default function islandLoader(source) {
  if (this.resourceQuery === '?component') return source;
  const name = path.basename(path.dirname(this.resourcePath));
  loadBundle(this.getOptions().siteDir).throwProblems(islandProblems({file: `src/islands/${name}/index.tsx`, source}));
  const element = JSON.stringify(elementOf(name));
  const component = './index.tsx?component';
  return this.resourceQuery === '?element'
    ? `import {defineIsland} from '@site/src/islands/defineIsland';
       import Content from '${component}';
       defineIsland(${element}, Content);`
    : `import island from '@site/src/islands/island';
       import Content, {label} from '${component}';
       export default island(${element}, label, Content);`;
}
