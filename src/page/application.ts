import {filesOf, load} from './files';
import {leadsOn, linkOf} from './links';
import {goTo} from './progress';
import {selector} from './hooks';

const root = document.documentElement;

/** Scripts that are still to come; they run in order. */
const missing = new Set(filesOf('data-scripts'));

/** What other pages need and this one lacks: the styles of all pages, the behaviors of elements. */
const ofOthers = new Set([...filesOf('data-styles'), ...filesOf('data-elements')]);

/** Brings all that is still to come of some files, each of them once. */
const bring = (files: Set<string>): Promise<unknown> =>
  Promise.all([...files].map((file) => load(file).then(() => files.delete(file))));

let onTheWay: Promise<unknown> | undefined;

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
    await bring(missing);
  } catch {
    root.dataset.application = 'failed';
  }
}

/** Brings what other pages need: with it the application can show any of them. */
async function loadOthers(): Promise<void> {
  onTheWay ??= bring(ofOthers);
  try {
    await onTheWay;
  } catch {
    // Another sign asks again; until then links load their pages.
    onTheWay = undefined;
  }
}

/** What came of the application is not all of it. */
function fail(): void {
  if (applicationComes()) root.dataset.application = 'failed';
}

// A part of the page itself that the application asks for did not come: it cannot be asked for again.
addEventListener('unhandledrejection', fail);
// A file that came is cut off.
addEventListener('error', ({error}) => {
  if (error instanceof SyntaxError) fail();
});

addEventListener('click', ({target}) => {
  if (!(target instanceof Element) || !target.closest(selector('data-application-retry'))) return;
  if (missing.size > 0) void loadApplication();
  else location.reload();
});

// The reader is about to go on from a page that is an application.
for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(sign, (event) => void (isThere() && linkOf(event) && loadOthers()), {passive: true});
}

// Before the application hears of it: as long as it cannot show another page, a link loads it. It may hear of it already
// before it says that it is there.
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
 * Brings the application after the first paint to pages that are applications. Other pages are documents; it comes there
 * when an event asks for it.
 */
export function startApplication(): void {
  document.addEventListener('application-wanted', () => void Promise.all([loadOthers(), loadApplication()]));
  if (document.querySelector(selector('data-application-now'))) {
    requestAnimationFrame(() => setTimeout(() => void loadApplication()));
  }
}
