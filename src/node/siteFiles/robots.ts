import {links} from '../../facts/links';

/**
 * What crawlers may read: everything, in whatever build. A copy that is deployed to be looked at says by its canonical
 * addresses that it is one; what must not be found at all is not reached by a rule in this file, but not deployed openly.
 */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${links.site}/sitemap.xml\n`;
