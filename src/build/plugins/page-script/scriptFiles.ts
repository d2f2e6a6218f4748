import type {PageElementName} from '../../../lib/markup';

interface ScriptFile {
  name: 'page' | `element-${PageElementName}` | `lazy-${string}`;
  /** Relative to `src/`. */
  source: string;
}

/**
 * The scripts of built pages, besides islands. The prefix of their names says when they load:
 *
 * - `page`: on every page
 * - `element-`: on pages with this custom element; template.ts adds it
 * - `lazy-`: when a reader needs it, by src/browser/lazyFunctions.ts
 */
export const scriptFiles = [
  {name: 'page', source: 'browser/main.ts'},
  {name: 'element-color-mode', source: 'browser/colorMode.ts'},
  {name: 'element-not-found', source: 'browser/notFound.ts'},
  {name: 'element-page-tabs', source: 'browser/tabs.ts'},
  {name: 'lazy-slider', source: 'browser/slider.ts'},
  {name: 'lazy-search', source: 'browser/search/search.ts'},
] as const satisfies readonly ScriptFile[];
