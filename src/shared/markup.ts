/**
 * Attributes by which markup and scripts find each other: components write them, the page script reads them, or the build and
 * the page script do. Styles have them as they are. What one side alone uses stays there.
 */
export type Hook =
  // The page script's element names other files.
  | 'data-island-file'
  | 'data-lazy'
  // The root element, before the first paint and after it.
  | 'data-announcement-bar-initially-dismissed'
  | 'data-sample-language'
  | 'data-asked'
  // The banner.
  | 'data-count'
  | 'data-id'
  | 'data-slide'
  | 'data-viewport'
  // Lists with filters; `data-count` as well.
  | 'data-empty'
  | 'data-item'
  | 'data-items'
  | 'data-said'
  | 'data-text'
  | 'data-things'
  | 'data-values'
  // Buttons, links and places that a script works on.
  | 'data-ahead'
  | 'data-contents'
  | 'data-copy'
  | 'data-copy-file'
  | 'data-island'
  | 'data-island-retry'
  | 'data-search'
  | 'data-section'
  | 'data-skip'
  | 'data-to-top'
  // Tabs.
  | 'data-group'
  | 'data-query'
  | 'data-value'
  // Left out of a page's text in Markdown and in the search: src/node/pageText.ts.
  | 'data-not-text';

/** An attribute for a component to spread into an element: `<button {...hook('data-copy', text)}>`. */
export const hook = <Name extends Hook>(name: Name, value = ''): Record<Name, string> =>
  ({[name]: value}) as Record<Name, string>;

/** An attribute's name in `dataset`: `sampleLanguage` for `data-sample-language`. */
export const datasetName = (name: Hook): string =>
  name.slice('data-'.length).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Elements that components write and the page script defines. */
export type PageElementName =
  | 'color-mode'
  | 'filter-list'
  | 'not-found'
  | 'page-contents'
  | 'page-tabs'
  | 'sample-choice'
  | 'side-menu'
  | 'site-banner';

/** Id of the menu on narrow screens. */
export const menuId = 'menu';

/** Id of the link with logo and name: where to put the focus when what had it is gone. */
export const brandId = 'brand';

/** Name of the field for words in a list with filters, and of the words in the address. */
export const wordsName = 'q';

/** The one policy of Trusted Types that pages have: src/page/loadScript.ts creates it, the pages' Content-Security-Policy allows it. */
export const filesPolicy = 'page-files';
