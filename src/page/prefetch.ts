import {linkOf} from './links';

/** What some browsers tell about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection has room for a page that the reader may not want. */
function hasRoom(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Has the browser fetch the page that a link leads to before the reader clicks it, by the rule that every page has:
 * src/node/plugins/page-script/speculationRules.ts.
 */
function ask(event: Event): void {
  if (hasRoom()) linkOf(event)?.setAttribute('data-ahead', '');
}

export default function startPrefetch(): void {
  // Focus doesn't count: the keyboard passes through every link of a sidebar.
  for (const sign of ['pointerover', 'touchstart']) addEventListener(sign, ask, {passive: true});
}
