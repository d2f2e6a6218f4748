import {filesOf, load} from './files';
import {leadsOn, linkOf} from './links';
import {goTo} from './progress';
import {selector} from './hooks';

const root = document.documentElement;

/** Scripts that haven't loaded yet; they run in order. */
const missing = new Set(filesOf('data-scripts'));

/** What other pages need and this one lacks: the styles of all pages, and the elements that few pages have. */
const ofOthers = new Set([...filesOf('data-styles'), ...filesOf('data-elements')]);

/** Loads those of some files that haven't loaded yet, each once. */
const bring = (files: Set<string>): Promise<unknown> =>
  Promise.all([...files].map((file) => load(file).then(() => files.delete(file))));

let onTheWay: Promise<unknown> | undefined;

/** Whether the application is loading and has not taken over the page yet. */
export const applicationComes = (): boolean =>
  root.dataset.application === 'comes' && root.dataset.hasHydrated !== 'true';

/** Whether the application runs the page. */
const isThere = (): boolean => root.dataset.hasHydrated === 'true';

/**
 * Loads the application, once; it takes over the page as it is. If a file fails to load, the page goes on without it and says
 * so where it matters, and another call tries again.
 */
async function loadApplication(): Promise<void> {
  if (root.dataset.application === 'comes') return;
  root.dataset.application = 'comes';
  document.dispatchEvent(new Event('application'));
  try {
    await bring(missing);
  } catch {
    root.dataset.application = 'failed';
  }
}

/** Loads what other pages need, so that the application can show any of them. */
async function loadOthers(): Promise<void> {
  onTheWay ??= bring(ofOthers);
  try {
    await onTheWay;
  } catch {
    // The next hint tries again; until then links load their pages.
    onTheWay = undefined;
  }
}

/** The application has loaded only in part. */
function fail(): void {
  if (applicationComes()) root.dataset.application = 'failed';
}

// A chunk of the page itself that the application asked for failed to load, and cannot be requested again.
addEventListener('unhandledrejection', fail);
// A file arrived truncated.
addEventListener('error', ({error}) => {
  if (error instanceof SyntaxError) fail();
});

addEventListener('click', ({target}) => {
  if (!(target instanceof Element) || !target.closest(selector('data-application-retry'))) return;
  if (missing.size > 0) void loadApplication();
  else location.reload();
});

// The reader is about to leave a page that is an application.
for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(sign, (event) => void (isThere() && linkOf(event) && loadOthers()), {passive: true});
}

// Runs before the application's own handler: until the application can show another page, links load theirs. It may handle
// clicks before it reports that it is running.
addEventListener(
  'click',
  (event) => {
    const link = linkOf(event);
    if (root.dataset.application !== 'comes' || ofOthers.size === 0 || !link || !leadsOn(event)) return;
    event.preventDefault();
    goTo(link.href);
  },
  true,
);

/**
 * Loads the application after the first paint on pages that are applications. Other pages are documents; there it loads
 * when an event asks for it.
 */
export function startApplication(): void {
  document.addEventListener('application-wanted', () => void Promise.all([loadOthers(), loadApplication()]));
  if (document.querySelector(selector('data-application-now'))) {
    requestAnimationFrame(() => setTimeout(() => void loadApplication()));
  }
}
