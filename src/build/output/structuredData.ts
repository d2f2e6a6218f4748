import {links} from '../../facts/links';
import {product} from '../../facts/product';

const absoluteAddress = (route: string): string => `${links.site}${route}`;

const organization = {
  '@type': 'Organization',
  name: product.name,
  slogan: product.tagline,
  url: links.site,
  logo: absoluteAddress('/img/apple-touch-icon.png'),
  email: links.contact,
  sameAs: product.profiles.map(({address}) => address),
};

const website = {
  '@type': 'WebSite',
  name: product.name,
  url: links.site,
  inLanguage: 'en',
  publisher: organization,
};

/** `/faq/audio` → Bot › FAQ › Audio. Leaves out sidebar groups that aren't pages, because each step needs an address. */
function breadcrumbs(route: string, pages: ReadonlyMap<string, {title: string}>): object {
  const trail = [...pages].filter(([ancestor]) => ancestor === route || route.startsWith(`${ancestor}/`));
  const steps = trail
    .sort(([a], [b]) => a.length - b.length)
    .map(([ancestor, {title}]) => ({route: ancestor, name: title}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{route: '/', name: product.name}, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteAddress(step.route),
    })),
  };
}

/** Returns an element for a page's head. `<` is escaped, so that no text can end the element. */
export function jsonLdScript(item: object): string {
  const json = JSON.stringify({'@context': 'https://schema.org', ...item});
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Describes the site on the front page, and lists breadcrumbs on others: search engines show no other structured data of those. */
export const structuredDataHead = (route: string, pages: ReadonlyMap<string, {title: string}>): string =>
  jsonLdScript(route === '/' ? website : breadcrumbs(route, pages));
