import {navigatedEvent} from '../shared/markup';
import {selector} from './hooks';

/** Moves the focus to an element that normally cannot have it, so that the next Tab continues from there. */
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
// The application shows another page: the keyboard starts at its top, as after a page load.
document.addEventListener(navigatedEvent, () => {
  if (location.pathname !== path && !location.hash) focus(document.querySelector(selector('data-skip')));
  path = location.pathname;
});
