import {links} from '../facts/links';
import {product} from '../facts/product';
import {description} from './content/description';
import {addressOf} from '../shared/routing/basePath';
import {designTokens} from './designTokens';

const manifestPath = '/manifest.webmanifest';

/** What names the manifest in the head of a page. */
export const manifestHead = `<link rel="manifest" href="${addressOf(manifestPath)}">`;

/** Pictures of an installed site, made by `npm run images`. Those for any shape have room for what a system cuts off. */
const icons = [
  {file: 'icon-192.png', size: 192, purpose: 'any'},
  {file: 'icon-512.png', size: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

/**
 * What crawlers may read: everything, in whatever build. A copy that is deployed to be looked at says by its canonical
 * addresses that it is one; what must not be found at all is not reached by a rule in this file, but not deployed openly.
 */
const robots = `User-agent: *\nAllow: /\n\nSitemap: ${links.site}/sitemap.xml\n`;

/**
 * Files of the build that machines ask for, made of facts.
 * @param siteDir root of the project
 * @returns texts by address
 */
export function siteFiles(siteDir: string): Record<string, string> {
  const color = designTokens(siteDir);
  // What a system is told that puts the site among its applications. Source: https://www.w3.org/TR/appmanifest/
  const manifest = {
    id: addressOf('/'),
    name: product.name,
    description,
    lang: 'en',
    start_url: addressOf('/'),
    // With a way back: links lead to pages, not to a state of an application.
    display: 'minimal-ui',
    theme_color: color('--nav'),
    background_color: color('--ifm-background-color'),
    icons: icons.map(({file, size, purpose}) => ({
      src: addressOf(`/img/${file}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return {'/robots.txt': robots, [manifestPath]: `${JSON.stringify(manifest, undefined, 2)}\n`};
}
