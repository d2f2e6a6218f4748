import {currentEntry, keepInView} from './keepInView';

/**
 * The sidebar beside the text. It is long, so it scrolls to the entry of the current page. The browser itself opens its groups.
 */
class SideMenu extends HTMLElement {
  connectedCallback(): void {
    // With the first paint: measuring before it would lay out the page twice.
    requestAnimationFrame(() => keepInView(currentEntry(this), this));
  }
}

export default function startSidebar(): void {
  customElements.define('side-menu', SideMenu);
}
