import type {PageElementName} from '../../../shared/markup';

interface PageFile {
  name: 'page' | `element-${PageElementName}` | `lazy-${string}`;
  /** In `src/`. */
  source: string;
}

/**
 * The scripts of built pages: their names in the bundle and what each is made of. Every page loads the first. What follows
 * `element-` or `island-` is an element that few pages have: template.ts adds the former's file to those that do; the latter's,
 * which bring React, src/page/island.ts loads after the first paint. What follows `lazy-` is loaded when a reader needs it, by
 * src/page/lazyModules.ts.
 */
export const pageFiles = [
  {name: 'page', source: 'page/main.ts'},
  {name: 'element-color-mode', source: 'page/colorMode.ts'},
  {name: 'element-filter-list', source: 'page/filters.ts'},
  {name: 'element-not-found', source: 'page/notFound.ts'},
  {name: 'element-page-tabs', source: 'page/tabs.ts'},
  {name: 'element-sample-choice', source: 'page/sampleLanguage.ts'},
  {name: 'lazy-slider', source: 'page/slider.ts'},
  {name: 'lazy-search', source: 'page/search/index.ts'},
] as const satisfies readonly PageFile[];
