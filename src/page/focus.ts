import {menuId} from '../shared/markup';

/** Tells whether an element can be seen. `checkVisibility` is missing in Safari before 17.4. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/**
 * Moves the focus to a button when the search was closed and the browser could not give it back: the button that opened it is
 * hidden again, in the menu for instance. On narrow screens it is the menu's button, on others the search's.
 */
export function restoreFocus(): void {
  const {activeElement, body} = document;
  // A hidden element keeps the focus until the page is painted.
  if (activeElement && activeElement !== body && isShown(activeElement)) return;
  [`[popovertarget=${menuId}]`, '[data-search]']
    .flatMap((openers) => [...document.querySelectorAll<HTMLElement>(openers)])
    .find(isShown)
    ?.focus();
}
