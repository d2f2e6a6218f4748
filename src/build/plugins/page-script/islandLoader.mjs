import path from 'node:path';
import {islandElementName} from '../../markdown/islandNames.mjs';

/**
 * Turns the React component in `src/islands/<Name>/index.tsx` into an island.
 *
 * - `index.tsx`, which pages import, renders the markup in a custom element:
 *   `export default island('island-quiz', Quiz)`
 * - `index.tsx?element` is the script that hydrates it: `defineIsland('island-quiz', Quiz)`
 * @throws Error if the island has no default export
 * @this {{resourcePath: string, resourceQuery: string}}
 * @param {string} source
 */
export default function islandLoader(source) {
  const name = path.basename(path.dirname(this.resourcePath));
  // Without a default export, React's error would name only the page.
  if (!/\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b/.test(source)) {
    throw new Error(`${this.resourcePath} has no default export. Write: export default function ${name}…`);
  }
  const elementLiteral = JSON.stringify(islandElementName(name));
  return this.resourceQuery === '?element'
    ? `import {defineIsland} from '@site/src/islands/defineIsland';
       import Content from './index.tsx';
       defineIsland(${elementLiteral}, Content);`
    : `import island from '@site/src/islands/island';
       import Content from './index.tsx';
       export default island(${elementLiteral}, Content);`;
}
