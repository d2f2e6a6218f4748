import {drawerId} from '../lib/markup';

/** Whether an element is visible. `checkVisibility` is missing in Safari before 17.4. */
export const isRendered = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/**
 * Moves the focus to the menu or search button after the search was closed, unless the browser has restored the focus. The
 * browser can't restore it to an element that is hidden now, such as a button in the menu. Doesn't scroll: Chromium would, because
 * the sticky navbar is in the scroll padding.
 */
export function restoreFocusAfterSearch(): void {
  const {activeElement, body} = document;
  // A hidden element keeps the focus until the page is painted.
  if (activeElement && activeElement !== body && isRendered(activeElement)) return;
  [`[popovertarget=${drawerId}]`, '[data-search]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find(isRendered)
    ?.focus({preventScroll: true});
}
