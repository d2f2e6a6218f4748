import {showCurrentEntry} from './currentEntry';
import {navigatedEvent, type PageElementName} from '../shared/markup';

/**
 * The sidebar beside the text. It is long: a reader who comes from elsewhere sees where the page stands in it. Its groups
 * are opened by the browser itself.
 */
class SideMenu extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener(navigatedEvent, this.show);
    this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener(navigatedEvent, this.show);
  }

  // With the first paint: whoever measures before has the browser lay out the page twice.
  private readonly show = (): void => void requestAnimationFrame(() => showCurrentEntry(this, this));
}

customElements.define('side-menu' satisfies PageElementName, SideMenu);
