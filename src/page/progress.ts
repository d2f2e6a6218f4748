import {opensPage} from './links';

/** Milliseconds before the bar shows (SPECIFICATION.md, section 5). */
const DELAY = 200;

/**
 * Milliseconds before the bar hides. There is no event if a link starts a download, or if the reader stops loading in browsers
 * without the Navigation API.
 */
const MAX_DURATION = 15_000;

let timer = 0;

export function endProgress(): void {
  clearTimeout(timer);
  document.getElementById('nprogress')?.remove();
}

/** Shows the bar unless `endProgress` is called soon. */
export function beginProgress(): void {
  endProgress();
  timer = window.setTimeout(show, DELAY);
}

/** Adds the element that the theme styles as a progress bar. */
function show(): void {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.dataset.load = '';
  bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
  document.body.append(bar);
  timer = window.setTimeout(endProgress, MAX_DURATION);
}

export default function startProgress(): void {
  // On the window, so that all other listeners ran and may have prevented the click.
  addEventListener('click', (event) => {
    // After the navigation started: it can cancel an earlier one, which removes the bar.
    if (!event.defaultPrevented && opensPage(event)) setTimeout(beginProgress);
  });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', endProgress);
  // The reader stopped loading.
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigateerror', endProgress);
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') endProgress();
  });
}
