import {bringPart} from './parts';

/**
 * What the page of an address that does not exist says about it: the address, and the pages closest to it. The same file
 * is served for all such addresses, so both come here, into room that is kept for them. The list of all pages is loaded
 * for it.
 */
class NotFoundAddress extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener('navigated', this.show);
    this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener('navigated', this.show);
  }

  private readonly show = (): void => {
    const {pathname} = location;
    const list = this.querySelector('ul');
    const fill = (links?: readonly Node[]): void => {
      // The reader went on before it came.
      if (!this.isConnected || location.pathname !== pathname) return;
      if (links) list?.replaceChildren(...links);
      const address = this.querySelector('code');
      // As people write it; src/page/address.ts saw to it that it can be read.
      if (address) address.textContent = decodeURI(pathname);
    };
    bringPart('nearest').then(
      (nearestLinks) => fill(nearestLinks(pathname)),
      // The usual pages stay where the list cannot be loaded.
      () => fill(),
    );
  };
}

customElements.define('not-found', NotFoundAddress);
