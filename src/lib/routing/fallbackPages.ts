export interface NamedPage {
  path: string;
  title: string;
}

/** Pages that the not-found page lists until its script runs, and after the similar pages if there are too few. */
export const fallbackPages: readonly NamedPage[] = [
  {path: '/docs', title: 'Documentation'},
  {path: '/faq', title: 'FAQ'},
  {path: '/known-issues', title: 'Known issues'},
];
