import type {BreadcrumbList} from 'schema-dts';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import type {BuiltHead} from '../builtHead';

/**
 * The way from the front page to a page, by the pages whose addresses are above its own. Groups of the sidebar that are no
 * pages are left out: who reads such lists wants an address of each step.
 * @param pages all pages by route
 * @returns nothing for the front page
 */
export function breadcrumbs(route: string, pages: ReadonlyMap<string, BuiltHead>): Exclude<BreadcrumbList, string>[] {
  if (route === '/') return [];
  const trail = [...pages].filter(([other]) => other === route || route.startsWith(`${other}/`));
  const steps = trail.sort(([a], [b]) => a.length - b.length).map(([at, {title}]) => ({at, name: title}));
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{at: '/', name: product.name}, ...steps].map(({at, name}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${links.site}${at}`,
      })),
    },
  ];
}
