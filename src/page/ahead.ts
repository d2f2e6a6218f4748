import {aheadRules} from '../shared/ahead';
import type {Hook} from '../shared/markup';
import {linkOf} from './links';

/** What browsers say of the connection, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const asked = new Set<string>();

/** Whether the reader's line has room for a page that they may not want. */
function hasRoom(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Has the browser fetch the page that a link leads to, before the reader lets go of it. By a rule, not by a `link`: what that
 * brings is asked for once more on the click (`npm run bench -- --only clicks --variants bench/variants.ts`).
 */
function ask(event: Event): void {
  const link = linkOf(event);
  // The application does so by itself.
  if (!link || asked.has(link.pathname) || document.documentElement.dataset.hasHydrated === 'true' || !hasRoom())
    return;
  asked.add(link.pathname);
  if (asked.size === 1) {
    document.head.append(Object.assign(document.createElement('script'), {type: 'speculationrules', text: aheadRules}));
  }
  link.setAttribute('data-ahead' satisfies Hook, '');
}

// Browsers without such rules would take one for a script of a kind that they do not know, and leave it alone. Not the focus:
// the keyboard passes through all links of a sidebar.
for (const sign of ['pointerover', 'touchstart']) addEventListener(sign, ask, {passive: true});
