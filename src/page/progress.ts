import {leadsOn} from './links';

/** How long the reader waits before the bar shows, in milliseconds (SPECIFICATION.md, section 5). */
const DELAY = 200;

/**
 * How long the bar shows at most, in milliseconds. Nothing tells a page that its link led to a download, nor that the reader
 * stopped loading in a browser without the Navigation API.
 */
const LONGEST = 15_000;

let timer = 0;

/** Takes the bar away. */
export function endProgress(): void {
  clearTimeout(timer);
  document.getElementById('nprogress')?.remove();
}

/** Shows the bar unless `endProgress` is called soon. */
export function beginProgress(): void {
  endProgress();
  timer = window.setTimeout(show, DELAY);
}

/** Draws the bar that the theme has styles for. */
function show(): void {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.dataset.load = '';
  bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
  document.body.append(bar);
  timer = window.setTimeout(endProgress, LONGEST);
}

/** Shows the bar while the next page loads. */
export default function startProgress(): void {
  // On the window: anything that handles the click otherwise has done so by then.
  addEventListener('click', (event) => {
    // Later, because it can stop the way to another page, which ends that page's bar.
    if (!event.defaultPrevented && leadsOn(event)) setTimeout(beginProgress);
  });
  // Back on a page from the browser's back/forward cache.
  addEventListener('pageshow', endProgress);
  // Stopped by the reader.
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigateerror', endProgress);
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') endProgress();
  });
}
