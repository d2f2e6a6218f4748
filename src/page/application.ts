import {filesOf, load} from './files';
import {leadsOn, linkOf} from './links';
import {goTo} from './progress';

const root = document.documentElement;

/** Scripts that are still to come; they run in order. */
const missing = new Set(filesOf('scripts'));

/** The styles of all pages: nothing on the way before they are asked for, true once they are there. */
let styles: Promise<unknown> | undefined;
let styled = filesOf('styles').length === 0;

/** Whether the application is on its way and has not taken the page over yet. */
export const applicationComes = (): boolean =>
  root.dataset.application === 'comes' && root.dataset.hasHydrated !== 'true';

/** Whether the application runs the page. */
const isThere = (): boolean => root.dataset.hasHydrated === 'true';

/**
 * Brings the application, once; it takes the page over as it is. If a file does not come, the page goes on without it, says
 * so where it needs it, and another call asks for it again.
 */
async function loadApplication(): Promise<void> {
  if (root.dataset.application === 'comes') return;
  root.dataset.application = 'comes';
  document.dispatchEvent(new Event('application'));
  try {
    await Promise.all([...missing].map((file) => load(file).then(() => missing.delete(file))));
  } catch {
    root.dataset.application = 'failed';
  }
}

/** Brings the styles of all pages: with them the application can show any other. */
async function loadStyles(): Promise<void> {
  styles ??= Promise.all(filesOf('styles').map(load));
  try {
    await styles;
    styled = true;
  } catch {
    // Another sign asks again; until then links load their pages.
    styles = undefined;
  }
}

// A part of the page itself that the application asks for did not come: it cannot be asked for again.
addEventListener('unhandledrejection', () => {
  if (applicationComes()) root.dataset.application = 'failed';
});

addEventListener('click', ({target}) => {
  if (!(target instanceof Element) || !target.closest('[data-application-retry]')) return;
  if (missing.size > 0) void loadApplication();
  else location.reload();
});

// The reader is about to go on from a page that is an application.
for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(sign, (event) => void (isThere() && linkOf(event) && loadStyles()), {passive: true});
}

// Before the application hears of it: as long as it cannot show another page, a link loads it.
addEventListener(
  'click',
  (event) => {
    const link = linkOf(event);
    if (!isThere() || styled || !link || !leadsOn(event)) return;
    event.preventDefault();
    goTo(link.href);
  },
  true,
);

/**
 * Brings the application after the first paint to pages that are applications. Other pages are documents; it comes there
 * when an event asks for it.
 */
export function startApplication(): void {
  document.addEventListener('application-wanted', () => void Promise.all([loadStyles(), loadApplication()]));
  if (document.querySelector('[data-application-now]')) {
    requestAnimationFrame(() => setTimeout(() => void loadApplication()));
  }
}
