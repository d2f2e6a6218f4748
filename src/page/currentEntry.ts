/**
 * Scrolls a menu, and nothing else, until the entry of the current page is in view.
 * @param list holds the entries
 * @param scroller the element that scrolls: the list itself or one around it
 */
export function showCurrentEntry(list: Element | null, scroller: Element | null): void {
  const entry = list?.querySelector('[aria-current=page]');
  if (!entry || !scroller) return;
  const {top, bottom, height} = scroller.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) scroller.scrollTop += place.top - top - height / 2;
}
