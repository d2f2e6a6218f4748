import {leadsOn} from './links';

/** How long another page may take to load before the bar shows, in milliseconds (specification, section 9). */
const DELAY = 200;

let timer = 0;

function end(): void {
  clearTimeout(timer);
  document.getElementById('nprogress')?.remove();
}

function begin(): void {
  end();
  timer = window.setTimeout(show, DELAY);
}

/** The bar that the theme's styles are for. */
function show(): void {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.dataset.load = '';
  bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
  document.body.append(bar);
}

// On the window: anything that handles the click otherwise has done so by then.
addEventListener('click', (event) => {
  if (event.defaultPrevented || !leadsOn(event)) return;
  begin();
});
// Back on a page from the browser's back/forward cache.
addEventListener('pageshow', end);
