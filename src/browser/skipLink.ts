import {targetIn} from './targetIn';

/** Moves the focus to an element that isn't focusable, so that Tab continues from there. */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}

export default function startSkipLink(): void {
  addEventListener('click', (event) => {
    if (!targetIn(event, '[data-skip] a')) return;
    event.preventDefault();
    const main = document.querySelector('main');
    main?.scrollIntoView();
    focus(main);
  });
}
