import {links} from '../../facts/links';
import {basePath, product} from '../../facts/product';
import {withBasePath} from '../../facts/derived/basePath';
import {createLightThemeResolver} from './designTokens';
import {security} from '../../facts/security';

const manifestPath = '/manifest.webmanifest';

export const manifestHead = `<link rel="manifest" href="${withBasePath(manifestPath)}">`;

/** Icons of the installed site, drawn by `npm run images`. A maskable icon has a margin that systems may crop. */
const appIcons = [
  {file: 'icon-192.png', size: 192, purpose: 'any'},
  {file: 'icon-512.png', size: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

/** Allows everything, so that crawlers of a preview see its canonical links to the real site. To hide one, don't publish it. */
const robotsTxt = (sitemapFile?: string): string =>
  `User-agent: *\nAllow: /\n${sitemapFile === undefined ? '' : `\nSitemap: ${links.site}/${sitemapFile}\n`}`;

export const securityTxtPath = '/.well-known/security.txt';

/**
 * Returns the text of `security.txt`, which says where to report vulnerabilities: `Contact: mailto:security@example.com`…
 * Source: https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (): string =>
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${links.site}${securityTxtPath}`,
    `Policy: ${links.site}${security.policy}`,
    '',
  ].join('\n');

/** Files that crawlers read only at the root of a host. A site below a path has none. */
export const hostRootFiles = (siteBasePath: string, sitemapFile?: string): Record<string, string> =>
  siteBasePath === '' ? {'/robots.txt': robotsTxt(sitemapFile), [securityTxtPath]: securityTxt()} : {};

/**
 * Builds `robots.txt`, `security.txt` and the web app manifest.
 * @returns texts by address: `/manifest.webmanifest` → `{"id": "/", "name": "Name", …}`
 */
export function manifestAndRootFiles(siteDir: string, sitemapFile?: string): Record<string, string> {
  const resolveColor = createLightThemeResolver(siteDir);
  // Source: https://www.w3.org/TR/appmanifest/
  const manifest = {
    id: withBasePath('/'),
    name: product.name,
    description: product.description,
    lang: 'en',
    start_url: withBasePath('/'),
    display: 'minimal-ui',
    theme_color: resolveColor('--ifm-navbar-background-color'),
    background_color: resolveColor('--ifm-background-color'),
    icons: appIcons.map(({file, size, purpose}) => ({
      src: withBasePath(`/img/${file}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return {...hostRootFiles(basePath, sitemapFile), [manifestPath]: `${JSON.stringify(manifest, undefined, 2)}\n`};
}
