import type {PageElementName} from '../../../shared/markup';

interface PageFile {
  name: 'page' | `element-${PageElementName}` | `lazy-${string}`;
  source: string;
}

/**
 * The scripts of built pages, besides islands. Their prefix says when they load:
 *
 * - `page`: on every page
 * - `element-`: on pages with this custom element; template.ts adds it
 * - `lazy-`: when a reader needs it, by src/page/lazyModules.ts
 */
export const pageFiles = [
  {name: 'page', source: 'page/main.ts'},
  {name: 'element-color-mode', source: 'page/colorMode.ts'},
  {name: 'element-filter-list', source: 'page/filters.ts'},
  {name: 'element-not-found', source: 'page/notFound.ts'},
  {name: 'element-page-tabs', source: 'page/tabs.ts'},
  {name: 'lazy-slider', source: 'page/slider.ts'},
  {name: 'lazy-search', source: 'page/search/index.ts'},
] as const satisfies readonly PageFile[];
