/** Sections of the site, in reading order. A page belongs to the section with the longest matching path. */
const sections = [
  {title: 'Start', below: ''},
  {title: 'Documentation', below: '/docs'},
  {title: 'Modules', below: '/docs/modules'},
  {title: 'Functions', below: '/docs/functions'},
  {title: 'Extras', below: '/docs/extras'},
  {title: 'API', below: '/docs/api'},
  {title: 'FAQ', below: '/faq'},
  {title: 'Known issues', below: '/known-issues'},
  {title: 'Changelog', below: '/documents/changelog'},
  {title: 'Legal', below: '/documents'},
] as const;

export type SiteSection = (typeof sections)[number]['title'];

export const sectionTitles: readonly SiteSection[] = sections.map(({title}) => title);

export function sectionOf(route: string): SiteSection {
  const candidates = sections.filter(({below}) => route === below || route.startsWith(`${below}/`));
  return candidates.reduce((nearest, section) => (section.below.length > nearest.below.length ? section : nearest))
    .title;
}

/** Tells whether a page is a documentation article. `/docs` isn't one: it only links to articles. */
export const isArticle = (route: string): boolean => route.startsWith('/docs/');
