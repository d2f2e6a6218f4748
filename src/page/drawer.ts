import {showCurrentEntry} from './currentEntry';
import {isPlain} from './links';
import {menuId, navigatedEvent, type PageElementName} from '../shared/markup';
import {selector} from './hooks';

/** From this width on the links are in the bar itself: one more than the specification's 996 px. */
const wide = matchMedia('(min-width: 997px)');

const drawer = (): HTMLElement | null => document.getElementById(menuId);

/** The sidebar of the page shown; the drawer shows a copy of it. */
const sidebar = (): HTMLElement | null => document.querySelector('side-menu' satisfies PageElementName);

/** The copy's place in the drawer. */
const section = (): HTMLElement | null => document.querySelector(`#${menuId} ${selector('data-section')}`);

const isDrawer = ({target}: Event): boolean => target instanceof HTMLElement && target === drawer();

/** Does nothing to a drawer that is closed, or in a browser without popovers. */
function close(): void {
  const element = drawer();
  if (element && 'popover' in element && element.matches(':popover-open')) element.hidePopover();
}

/** Takes the page around the drawer out of reach of keyboard, pointer and screen reader, or gives it back. */
function holdFocus(held: boolean): void {
  for (const element of drawer()?.parentElement?.children ?? []) {
    if (element !== drawer()) (element as HTMLElement).inert = held;
  }
}

/** Fills the drawer with the sidebar's entries, or empties it: they are many, and twice in the page only while it is open. */
function fill(open: boolean): void {
  const entries = open ? sidebar()?.firstElementChild?.cloneNode(true) : undefined;
  section()?.replaceChildren(...(entries ? [entries] : []));
}

/** What the drawer needs once it is open. */
function opened(): void {
  drawer()?.querySelector('button')?.focus();
  showCurrentEntry(section(), drawer());
}

/*
 * The menu on narrow screens. It is a popover: opened by its button, closed by Escape, by a tap outside and by its button,
 * all by the browser alone. This adds the sidebar of the section, holds the focus and closes the drawer when a link is
 * chosen.
 */
addEventListener(
  'beforetoggle',
  (event) => {
    if (!isDrawer(event)) return;
    const open = event.newState === 'open';
    // Before the browser gives the focus back, which it cannot to what is out of reach.
    holdFocus(open);
    fill(open);
  },
  true,
);
addEventListener(
  'toggle',
  (event) => {
    if (!isDrawer(event)) return;
    if (event.newState === 'open') opened();
    // A tap outside leaves the focus nowhere.
    else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[popovertarget=${menuId}]`)?.focus();
    }
  },
  true,
);

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`#${menuId} a[href]`);
  if (!link) return;
  const plain = isPlain(event);
  if (plain && link.pathname === location.pathname && !link.hash) {
    // The reader is there.
    event.preventDefault();
    close();
    return;
  }
  const index = [...(section()?.querySelectorAll('a') ?? [])].indexOf(link);
  const original = [...(sidebar()?.querySelectorAll('a') ?? [])][index];
  if (original && plain) {
    // The application knows the links of the sidebar, not their copies.
    event.preventDefault();
    original.click();
  }
  close();
});
wide.addEventListener('change', close);
// The reader goes back or on while it is open: within the application, or to another page, from which Back leads here.
document.addEventListener(navigatedEvent, () => {
  close();
  // The drawer can be another one by now, beside parts of the page that are the same.
  holdFocus(false);
});
addEventListener('pagehide', close);

// Opened before the script came.
const early = drawer();
if (early && 'popover' in early && early.matches(':popover-open')) {
  holdFocus(true);
  fill(true);
  opened();
}
