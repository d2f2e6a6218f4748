import {drawerId} from '../lib/markup';

/** Tells whether an element is rendered. `checkVisibility` is missing in Safari before 17.4. */
export const isRendered = (element: Element): boolean =>
  // The content of a closed <details> can have boxes, because browsers hide it with `content-visibility`.
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/**
 * Moves the focus after the search was closed: to the button that opens the menu or, if that is hidden, to a search button.
 * Does nothing if the browser has restored the focus. It can't restore it to an element that is hidden now, such as the search
 * button in the menu. Doesn't scroll: Chromium would, to bring the button in the sticky navbar out of the scroll padding.
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
