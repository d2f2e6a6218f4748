import type {PageElementName} from '../../../shared/markup';

interface PageFile {
  name: 'page' | `element-${PageElementName}` | `lazy-${string}`;
  /** In `src/page/`. */
  source: string;
}

/**
 * The files that `src/page/` becomes: their names in the bundle and what each is made of. Every page loads the first. What
 * follows `element-` is an element that few pages have: template.ts adds its file to those that do. What follows `lazy-`
 * is loaded when a reader needs it, by src/page/lazy.ts.
 */
export const pageFiles = [
  {name: 'page', source: 'main.ts'},
  {name: 'element-color-mode', source: 'colorMode.ts'},
  {name: 'element-filter-list', source: 'filters.ts'},
  {name: 'element-not-found', source: 'notFound.ts'},
  {name: 'element-sample-choice', source: 'sampleLanguage.ts'},
  {name: 'lazy-slider', source: 'slider.ts'},
  {name: 'lazy-search', source: 'search/index.ts'},
] as const satisfies readonly PageFile[];
