import {nearestLinks} from './nearestLinks';
import {decodable} from '../lib/routing/decodable';

/** Hosts serve the same HTML for all unknown paths, so it only lists `fallbackPages` until this script runs. */
class NotFoundAddress extends HTMLElement {
  connectedCallback(): void {
    const {pathname} = location;
    this.querySelector('ul')?.replaceChildren(...nearestLinks(pathname));
    const code = this.querySelector('code');
    const readable = decodeURI(decodable(pathname));
    if (code) code.textContent = readable;
    const words = readable.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    this.querySelector('[data-search]')?.setAttribute('data-search', words);
  }
}

customElements.define('not-found', NotFoundAddress);
