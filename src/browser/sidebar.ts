import {currentEntry, keepInView} from './keepInView';

class SideMenu extends HTMLElement {
  connectedCallback(): void {
    // Measuring before the first paint would lay out the page twice.
    requestAnimationFrame(() => keepInView(currentEntry(this), this));
  }
}

export default function startSidebar(): void {
  customElements.define('side-menu', SideMenu);
}
