import type {SearchArea} from '../../lib/search/files';

interface SiteSection {
  title: string;
  path: string;
  /** Part of the site that readers can limit a search to. */
  area: SearchArea;
}

/** Sections of the site, in reading order. A page belongs to the one with the longest matching path: `/docs/api/polls` → `API` */
const sections: readonly SiteSection[] = [
  {title: 'Start', path: '', area: 'Guides'},
  {title: 'Documentation', path: '/docs', area: 'Guides'},
  {title: 'Modules', path: '/docs/modules', area: 'Guides'},
  {title: 'Functions', path: '/docs/functions', area: 'Functions'},
  {title: 'Extras', path: '/docs/extras', area: 'Guides'},
  {title: 'API', path: '/docs/api', area: 'API'},
  {title: 'FAQ', path: '/faq', area: 'FAQ'},
  {title: 'Known issues', path: '/known-issues', area: 'Known issues'},
  {title: 'Changelog', path: '/documents/changelog', area: 'Changelog'},
  {title: 'Legal', path: '/documents', area: 'Legal'},
];

export const sectionTitles: readonly string[] = sections.map(({title}) => title);

export function siteSectionOf(route: string): SiteSection {
  const candidates = sections.filter(({path}) => route === path || route.startsWith(`${path}/`));
  return candidates.reduce((deepest, section) => (section.path.length > deepest.path.length ? section : deepest));
}

/** Tells whether a page is a documentation article. `/docs` isn't one: it only links to articles. */
export const isDocsArticle = (route: string): boolean => route.startsWith('/docs/');
