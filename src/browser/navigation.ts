import {closestTarget, isPlainClick} from './events';

/** Milliseconds before the bar shows (SPECIFICATION.md, section 5). */
const BAR_DELAY = 200;

/**
 * Milliseconds before the bar hides by itself. There is no event when a link starts a download or, without the Navigation API,
 * when the reader stops loading.
 */
const MAX_BAR_DURATION = 15_000;

/** Timer that shows the bar, and then the one that hides it. */
let barTimer = 0;

export function clearProgressBar(): void {
  clearTimeout(barTimer);
  document.getElementById('nprogress')?.remove();
}

/** Shows the bar after `BAR_DELAY`, unless `clearProgressBar` is called first. */
export function scheduleProgressBar(): void {
  clearProgressBar();
  barTimer = window.setTimeout(showProgressBar, BAR_DELAY);
}

/** Adds the element that the theme styles as a progress bar. */
function showProgressBar(): void {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  // Docusaurus' own bar, in development, doesn't have it; see src/css/elements.css.
  bar.dataset.load = '';
  bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
  document.body.append(bar);
  barTimer = window.setTimeout(clearProgressBar, MAX_BAR_DURATION);
}

/** Returns the link that an event happened on, if it opens another page of this site in this tab. */
function linkToOtherPage(event: Event): HTMLAnchorElement | undefined {
  const link = closestTarget(event, 'a[href]') as HTMLAnchorElement | null;
  const isOtherPage = link?.origin === location.origin && link.pathname !== location.pathname;
  return isOtherPage && !link.target && !link.download ? link : undefined;
}

/** Shows the progress bar while a click on a link loads another page. */
export function startProgressBar(): void {
  // On the window, so that all other listeners run first: they may prevent the click.
  addEventListener('click', (event) => {
    // Wait until the navigation has started. If it cancels an earlier one, the browser fires `navigateerror`, which would remove
    // the bar.
    if (!event.defaultPrevented && isPlainClick(event) && linkToOtherPage(event)) setTimeout(scheduleProgressBar);
  });
  // Also fires when the page is restored from the back/forward cache, with its bar.
  addEventListener('pageshow', clearProgressBar);
  // The reader stopped loading.
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigateerror', clearProgressBar);
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') clearProgressBar();
  });
}

/**
 * Marks a link to another page, so that the rule in src/build/plugins/page-script/ prefetches it. Chromium
 * ignores the rule when the reader saves data or energy.
 * Source: https://developer.chrome.com/docs/web-platform/prerender-pages
 */
function markForPrefetch(event: Event): void {
  linkToOtherPage(event)?.setAttribute('data-prefetch', '');
}

export function startPrefetch(): void {
  // Not on focus: Tab passes through every link of a sidebar.
  for (const type of ['pointerover', 'touchstart']) addEventListener(type, markForPrefetch, {passive: true});
}

/** Fields whose `autocomplete="off"` is removed while the page is in the back/forward cache. */
let autocompleteOffFields: Element[] = [];

export function startBfcacheRestoration(): void {
  // WebKit clears these fields when it restores the page, so remove the attribute until then.
  // Source: `resumeFromDocumentSuspension` in WebKit's HTMLInputElement.cpp and HTMLFormElement.cpp
  addEventListener('pagehide', ({persisted}) => {
    if (!persisted) return;
    autocompleteOffFields = [...document.querySelectorAll('[autocomplete=off]')];
    for (const field of autocompleteOffFields) field.removeAttribute('autocomplete');
  });

  // The reader may have changed settings on another page. Behaviors listen to `restored` and read the storage again.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    for (const field of autocompleteOffFields) field.setAttribute('autocomplete', 'off');
    document.dispatchEvent(new Event('restored'));
  });
}
