import {navigatedEvent} from '../shared/markup';
import {selector} from './hooks';

/** Puts the focus on something that cannot have it otherwise, for the next step of the keyboard to begin there. */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}

let path = location.pathname;

addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(`${selector('data-skip')} a`)) return;
  event.preventDefault();
  const main = document.querySelector('main');
  main?.scrollIntoView();
  focus(main);
});
// The application shows another page: the keyboard begins at its top, as on a page that was loaded.
document.addEventListener(navigatedEvent, () => {
  if (location.pathname !== path && !location.hash) focus(document.querySelector(selector('data-skip')));
  path = location.pathname;
});
