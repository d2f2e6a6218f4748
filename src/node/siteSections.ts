/** Sections of the site in the order in which a reader meets them, by the address below which their pages are. */
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

/** A section's title. */
export type Section = (typeof sections)[number]['title'];

/** Titles of all sections, in their order. */
export const sectionTitles: readonly Section[] = sections.map(({title}) => title);

/** Returns the section of a page, the one with the longest matching address: `/docs/modules/polls` → `Modules` */
export function sectionOf(route: string): Section {
  const around = sections.filter(({below}) => route === below || route.startsWith(`${below}/`));
  return around.reduce((nearest, section) => (section.below.length > nearest.below.length ? section : nearest)).title;
}

/** Whether a page is an article of the documentation; `/docs` only lists them. */
export const isArticle = (route: string): boolean => route.startsWith('/docs/');
