import type {Page} from '@playwright/test';

/** Returns the visible elements whose look changes when their state ends: `[aria-current] FAQ`. Runs in the page. */
function visibleStates(): string[] {
  const states = {
    '[aria-current]': 'aria-current',
    '[aria-selected=true]': 'aria-selected',
    '[data-chosen]': 'data-chosen',
  };
  const properties = [
    ...['top', 'right', 'bottom', 'left'].flatMap((side) =>
      ['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
    ),
    ...['outline-width', 'outline-style', 'text-decoration-line', 'font-weight', 'visibility', 'transform'],
    ...['color', 'background-color', 'box-shadow'],
  ];
  const pageColor = getComputedStyle(document.documentElement).backgroundColor;
  // Forced colors replace a background with the page's color. A transparent one shows it too, so the two look the same.
  const withoutPageColor = (value: string) => (value === pageColor || /^rgba.* 0\)$/.test(value) ? '' : value);
  const lookOf = (element: Element | null): string =>
    [element, ...(element?.querySelectorAll('*') ?? [])]
      .filter((part) => part !== null)
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .flatMap((style) => properties.map((property) => withoutPageColor(style.getPropertyValue(property))))
      .join();
  return Object.entries(states).flatMap(([state, attribute]) =>
    [...document.querySelectorAll(state)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => {
        // With its parent and siblings, which could show its state.
        const before = lookOf(element.parentElement);
        const value = element.getAttribute(attribute) ?? '';
        element.removeAttribute(attribute);
        const changes = lookOf(element.parentElement) !== before;
        element.setAttribute(attribute, value);
        return changes;
      })
      .map((element) => `${state} ${element.textContent || element.parentElement?.textContent}`),
  );
}

/**
 * Finds states that readers with forced colors can't see, because only a background or a shadow shows them.
 * @returns all visible states of the page, and the ones that forced colors hide
 */
export async function statesInForcedColors(page: Page): Promise<{visible: string[]; hidden: string[]}> {
  await page.emulateMedia({forcedColors: 'none', reducedMotion: 'reduce'});
  const visible = await page.evaluate(visibleStates);
  await page.emulateMedia({forcedColors: 'active'});
  const forced = await page.evaluate(visibleStates);
  return {visible, hidden: visible.filter((state) => !forced.includes(state))};
}
