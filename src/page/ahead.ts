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

/** Asks for the page that a link leads to, before the reader lets go of it. The application does so by itself. */
function ask(event: Event): void {
  const link = linkOf(event);
  if (!link || asked.has(link.pathname) || document.documentElement.dataset.hasHydrated === 'true' || !hasRoom())
    return;
  asked.add(link.pathname);
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'prefetch', href: link.pathname + link.search}),
  );
}

// Not the focus: the keyboard passes through all links of a sidebar.
for (const sign of ['pointerover', 'touchstart']) addEventListener(sign, ask, {passive: true});
