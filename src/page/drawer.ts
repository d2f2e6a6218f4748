import {showCurrentEntry} from './currentEntry';
import {isPlain} from './links';
import {menuId, type PageElementName} from '../shared/markup';
import {selector} from './hooks';

/** From this width up the links are in the bar itself: one more than the specification's 996 px. */
const wide = matchMedia('(min-width: 997px)');

const drawer = (): HTMLElement | null => document.getElementById(menuId);

/** The sidebar of the page shown; the drawer shows a copy of it. */
const sidebar = (): HTMLElement | null => document.querySelector('side-menu' satisfies PageElementName);

/** The copy's place in the drawer. */
const section = (): HTMLElement | null => document.querySelector(`#${menuId} ${selector('data-section')}`);

const isDrawer = ({target}: Event): boolean => target instanceof HTMLElement && target === drawer();

/** Closes the drawer if it is open and the browser has popovers. */
function close(): void {
  const element = drawer();
  if (element && 'popover' in element && element.matches(':popover-open')) element.hidePopover();
}

/** Makes the page around the drawer inert for keyboard, pointer and screen reader, or undoes that. */
function holdFocus(held: boolean): void {
  for (const element of drawer()?.parentElement?.children ?? []) {
    if (element !== drawer()) (element as HTMLElement).inert = held;
  }
}

/** Fills the drawer with the sidebar's many entries, or empties it: they are in the page twice only while it is open. */
function fill(open: boolean): void {
  const entries = open ? sidebar()?.firstElementChild?.cloneNode(true) : undefined;
  section()?.replaceChildren(...(entries ? [entries] : []));
}

/** Moves focus and scroll position once the drawer is open. */
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
    // Before the browser restores the focus, which it cannot do to an inert element.
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
  // The reader is already there.
  if (isPlain(event) && link.pathname === location.pathname && !link.hash) event.preventDefault();
  close();
});
wide.addEventListener('change', close);
// The reader navigates while it is open, and Back returns here.
addEventListener('pagehide', close);

// Opened before the script ran.
const early = drawer();
if (early && 'popover' in early && early.matches(':popover-open')) {
  holdFocus(true);
  fill(true);
  opened();
}
