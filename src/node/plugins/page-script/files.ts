/**
 * The files that `src/page/` becomes: names in the bundle, and what each is made of. Every page loads the first. What follows
 * `element-` is an element whose behavior few pages need: those that have it load that file, too, by template.ts. Parts come
 * when a reader needs them, by src/page/parts.ts.
 */
export const pageFiles = [
  {name: 'page', source: 'main.ts'},
  {name: 'element-color-mode', source: 'colorMode.ts'},
  {name: 'element-filter-list', source: 'filters.ts'},
  {name: 'element-not-found', source: 'notFound.ts'},
  {name: 'element-sample-choice', source: 'sampleLanguage.ts'},
  {name: 'part-slider', source: 'slider.ts'},
  {name: 'part-search', source: 'search/index.ts'},
] as const;
