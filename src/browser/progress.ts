import {opensPage} from './events';

/** Milliseconds before the bar shows (SPECIFICATION.md, section 5). */
const BAR_DELAY = 200;

/**
 * Milliseconds before the bar hides by itself. There is no event when a link starts a download or, without the Navigation API,
 * when the reader stops loading.
 */
const MAX_DURATION = 15_000;

let timer = 0;

export function endProgress(): void {
  clearTimeout(timer);
  document.getElementById('nprogress')?.remove();
}

/** Shows the bar after `BAR_DELAY`, unless `endProgress` is called first. */
export function beginProgress(): void {
  endProgress();
  timer = window.setTimeout(showBar, BAR_DELAY);
}

/** Adds the element that the theme styles as a progress bar. */
function showBar(): void {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.dataset.load = '';
  bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
  document.body.append(bar);
  timer = window.setTimeout(endProgress, MAX_DURATION);
}

export default function startProgress(): void {
  // On the window, so that all other listeners run first: they may prevent the click.
  addEventListener('click', (event) => {
    // Wait until the navigation has started: if it cancels an earlier one, that event removes the bar.
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
