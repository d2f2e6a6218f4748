import {aheadRules} from '../shared/ahead';
import type {Hook} from '../shared/markup';
import {linkOf} from './links';

/** What some browsers tell about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const asked = new Set<string>();

/** Whether the connection has room for a page that the reader may not want. */
function hasRoom(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Has the browser fetch the page that a link leads to before the reader clicks it. A rule rather than a
 * `<link rel=prefetch>`, whose result is requested again on the
 * click (bench/RESULTS.md, "Tried without gain").
 */
function ask(event: Event): void {
  const link = linkOf(event);
  if (!link || asked.has(link.pathname) || !hasRoom()) return;
  asked.add(link.pathname);
  if (asked.size === 1) {
    document.head.append(Object.assign(document.createElement('script'), {type: 'speculationrules', text: aheadRules}));
  }
  link.setAttribute('data-ahead' satisfies Hook, '');
}

// Browsers that don't know such rules ignore the script. Focus doesn't count: the keyboard passes through every link of a
// sidebar.
for (const sign of ['pointerover', 'touchstart']) addEventListener(sign, ask, {passive: true});
