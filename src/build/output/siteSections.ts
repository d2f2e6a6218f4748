/** Sections of the site, in reading order. A page belongs to the one with the longest matching path: `/docs/api/polls` → `API` */
const sections = [
  {title: 'Start', path: ''},
  {title: 'Documentation', path: '/docs'},
  {title: 'Modules', path: '/docs/modules'},
  {title: 'Functions', path: '/docs/functions'},
  {title: 'Extras', path: '/docs/extras'},
  {title: 'API', path: '/docs/api'},
  {title: 'FAQ', path: '/faq'},
  {title: 'Known issues', path: '/known-issues'},
  {title: 'Changelog', path: '/documents/changelog'},
  {title: 'Legal', path: '/documents'},
] as const;

export type SiteSection = (typeof sections)[number]['title'];

export const sectionTitles: readonly SiteSection[] = sections.map(({title}) => title);

export function siteSectionOf(route: string): SiteSection {
  const candidates = sections.filter(({path}) => route === path || route.startsWith(`${path}/`));
  return candidates.reduce((deepest, section) => (section.path.length > deepest.path.length ? section : deepest)).title;
}

/** Tells whether a page is a documentation article. `/docs` isn't one: it only links to articles. */
export const isDocsArticle = (route: string): boolean => route.startsWith('/docs/');
