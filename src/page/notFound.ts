import {nearestLinks} from './nearestLinks';
import {decodable} from '../shared/routing/decodable';

/**
 * What the page of an address that does not exist says about it: the address, and the pages closest to it. The same file
 * is served for all such addresses, so both are filled in here, into space reserved for them. Until then, and where this file
 * fails to load, the usual pages are listed.
 */
class NotFoundAddress extends HTMLElement {
  connectedCallback(): void {
    const {pathname} = location;
    this.querySelector('ul')?.replaceChildren(...nearestLinks(pathname));
    const address = this.querySelector('code');
    // As people write it.
    const written = decodeURI(decodable(pathname));
    if (address) address.textContent = written;
    const words = written.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    this.querySelector('[data-search]')?.setAttribute('data-search', words);
  }
}

customElements.define('not-found', NotFoundAddress);
