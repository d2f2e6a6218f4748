import pages from '@generated/pages/default/pages.json';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';
import {fallbackPages} from '../lib/routing/fallbackPages';
import {nearestPages} from './nearestPages';

export function nearestLinks(pathname: string): HTMLLIElement[] {
  const similar = nearestPages(withoutBasePath(pathname), pages, fallbackPages.length);
  const others = fallbackPages.filter(({path}) => similar.every((page) => page.path !== path));
  return [...similar, ...others].slice(0, fallbackPages.length).map(({path, title}, index) => {
    const entry = document.createElement('li');
    const link = Object.assign(document.createElement('a'), {href: withBasePath(path)});
    link.append(
      similar.length > 0 && index === 0 ? `Did you mean ${title}? ` : `${title} `,
      Object.assign(document.createElement('span'), {textContent: withBasePath(path)}),
    );
    entry.append(link);
    return entry;
  });
}
