import {linkOf} from './links';

/** Network Information API. TypeScript has no types for it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function canPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Marks a link to another page, so that the rule in src/node/plugins/page-script/speculationRules.ts prefetches it. */
function prefetch(event: Event): void {
  if (canPrefetch()) linkOf(event)?.setAttribute('data-prefetch', '');
}

export default function startPrefetch(): void {
  // Not on focus: Tab passes through every link of a sidebar.
  for (const type of ['pointerover', 'touchstart']) addEventListener(type, prefetch, {passive: true});
}
