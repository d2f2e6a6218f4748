// All pages with a title, from src/build/plugins/pages/.
import pages from '@generated/pages/default/pages.json';
import {withBasePath, withoutBasePath} from '../facts/derived/basePath';
import {maskBrokenEncoding, fallbackPages} from '../lib/addresses';
import {nearestPages} from './nearestPages';

function suggestionItems(pathname: string): HTMLLIElement[] {
  // As many as the list has without the script.
  const listLength = fallbackPages.length;
  const similarPages = nearestPages(withoutBasePath(pathname), pages, listLength);
  const otherPages = fallbackPages.filter(({path}) => similarPages.every((page) => page.path !== path));
  return [...similarPages, ...otherPages].slice(0, listLength).map(({path, title}, index) => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), {href: withBasePath(path)});
    link.append(
      similarPages.length > 0 && index === 0 ? `Did you mean ${title}? ` : `${title} `,
      Object.assign(document.createElement('span'), {textContent: withBasePath(path)}),
    );
    item.append(link);
    return item;
  });
}

/** Hosts serve the same HTML for all unknown paths, so it only lists `fallbackPages` until this script runs. */
class NotFoundElement extends HTMLElement {
  connectedCallback(): void {
    const {pathname} = location;
    this.querySelector('ul')?.replaceChildren(...suggestionItems(pathname));
    const code = this.querySelector('code');
    const readablePath = decodeURI(maskBrokenEncoding(pathname));
    if (code) code.textContent = readablePath;
    const searchQuery = readablePath.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    this.querySelector('[data-search]')?.setAttribute('data-search', searchQuery);
  }
}

customElements.define('not-found', NotFoundElement);
