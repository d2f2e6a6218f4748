export interface NamedPage {
  path: string;
  title: string;
}

/** Pages that the not-found page lists until it knows the address, and when none is similar to it. */
export const fallbackPages: readonly NamedPage[] = [
  {path: '/docs', title: 'Documentation'},
  {path: '/faq', title: 'FAQ'},
  {path: '/known-issues', title: 'Known issues'},
];
