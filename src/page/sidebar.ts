import {showCurrentEntry} from './currentEntry';
import {navigatedEvent, type PageElementName} from '../shared/markup';

/**
 * The sidebar beside the text. It is long, so it scrolls to the entry of the current page. The browser itself opens its groups.
 */
class SideMenu extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener(navigatedEvent, this.show);
    this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener(navigatedEvent, this.show);
  }

  // With the first paint: measuring before it would lay out the page twice.
  private readonly show = (): void => void requestAnimationFrame(() => showCurrentEntry(this, this));
}

customElements.define('side-menu' satisfies PageElementName, SideMenu);
