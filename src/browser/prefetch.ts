import {linkToOtherPage} from './events';

/**
 * Marks a link to another page, so that the rule in src/build/plugins/page-script/ prefetches it. Chromium
 * ignores the rule when the reader saves data or energy.
 * Source: https://developer.chrome.com/docs/web-platform/prerender-pages
 */
function prefetch(event: Event): void {
  linkToOtherPage(event)?.setAttribute('data-prefetch', '');
}

export default function startPrefetch(): void {
  // Not on focus: Tab passes through every link of a sidebar.
  for (const type of ['pointerover', 'touchstart']) addEventListener(type, prefetch, {passive: true});
}
