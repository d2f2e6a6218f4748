import {nearestLinks} from './nearestLinks';
import {navigatedEvent, type Hook, type PageElementName} from '../shared/markup';
import {selector} from './hooks';

/**
 * What the page of an address that does not exist says about it: the address, and the pages closest to it. The same file
 * is served for all such addresses, so both come here, into room that is kept for them. Until then, and where this file does
 * not come, the usual pages stand there.
 */
class NotFoundAddress extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener(navigatedEvent, this.show);
    this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener(navigatedEvent, this.show);
  }

  private readonly show = (): void => {
    const {pathname} = location;
    this.querySelector('ul')?.replaceChildren(...nearestLinks(pathname));
    const address = this.querySelector('code');
    // As people write it; src/page/address.ts saw to it that it can be read.
    const written = decodeURI(pathname);
    if (address) address.textContent = written;
    const words = written.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    this.querySelector(selector('data-search'))?.setAttribute('data-search' satisfies Hook, words);
  };
}

customElements.define('not-found' satisfies PageElementName, NotFoundAddress);
