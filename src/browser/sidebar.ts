/** Scrolls an entry to the middle of its scroll container if it is out of view, without scrolling the page. */
export function revealEntry(entry: Element | null | undefined, scroller: Element | null | undefined): void {
  if (!entry || !scroller) return;
  const {top, bottom, height} = scroller.getBoundingClientRect();
  const entryRect = entry.getBoundingClientRect();
  if (entryRect.top < top || entryRect.bottom > bottom) scroller.scrollTop += entryRect.top - top - height / 2;
}

export const currentEntry = (list: Element | null | undefined): Element | null | undefined =>
  list?.querySelector('[aria-current=page]');

class SideMenu extends HTMLElement {
  connectedCallback(): void {
    // Measuring before the first paint would lay out the page twice.
    requestAnimationFrame(() => revealEntry(currentEntry(this), this));
  }
}

export default function startRevealingSidebarEntry(): void {
  customElements.define('side-menu', SideMenu);
}
