/** The files that `src/page/` becomes: names in the bundle, and what each is made of. The first is loaded by every page. */
export const pageFiles = [
  {name: 'page', source: 'main.ts'},
  // Brought by src/page/parts.ts.
  {name: 'part-slider', source: 'slider.ts'},
  {name: 'part-nearest', source: 'nearestLinks.ts'},
] as const;
