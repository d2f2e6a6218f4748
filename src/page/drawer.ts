import {currentEntry, keepInView} from './keepInView';
import {isShown} from './focus';
import {isPlain} from './links';
import {menuId} from '../shared/markup';

/** From this width up the links are in the bar itself: one more than the 996 px of SPECIFICATION.md, section 2. */
const wide = matchMedia('(min-width: 997px)');

const drawer = document.getElementById(menuId);

/** What opens the drawer. */
const button = document.querySelector<HTMLElement>(`[popovertarget=${menuId}]:not([popovertargetaction])`);

/** The place of the sidebar's copy in the drawer. */
const section = drawer?.querySelector('[data-section]');

/** Whether the drawer is open; never in browsers that have no popovers, which do not know the selector. */
const isOpen = (): boolean => drawer !== null && 'popover' in drawer && drawer.matches(':popover-open');

/** Closes the drawer if it is open. */
function close(): void {
  if (isOpen()) drawer?.hidePopover();
}

/**
 * Hides the page around the drawer from screen readers, or undoes that. Not by `inert`, for which the browser would work out
 * the styles of the whole page again before it shows the drawer.
 */
function hideOthers(hidden: boolean): void {
  for (const element of drawer?.parentElement?.children ?? []) {
    if (element === drawer) continue;
    if (hidden) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
  }
}

/** Copies the sidebar's many entries into the drawer, once: pages have them twice only when somebody wants the menu. */
function fill(): void {
  const entries = document.querySelector('side-menu')?.firstElementChild;
  if (entries && !section?.firstChild) section?.append(entries.cloneNode(true));
}

/** Moves focus and scroll position once the drawer is open. */
function opened(): void {
  drawer?.querySelector('button')?.focus();
  // After the focus has left what becomes hidden.
  hideOthers(true);
  keepInView(currentEntry(section), section?.parentElement);
}

/**
 * The menu on narrow screens. It is a popover: opened by its button, closed by Escape, by a tap outside and by its button,
 * all by the browser alone. This adds the sidebar of the section, holds the focus and closes the drawer when a link is
 * chosen.
 */
export default function startDrawer(): void {
  // With the finger, so that it is there when the tap opens the drawer.
  button?.addEventListener('pointerdown', fill);
  drawer?.addEventListener('beforetoggle', ({newState}) => {
    if (newState === 'open') fill();
    // Before the browser gives the focus back.
    else hideOthers(false);
  });
  drawer?.addEventListener('toggle', ({newState}) => {
    if (newState === 'open') opened();
    // Safari does not focus what is tapped.
    else if (document.activeElement === document.body) button?.focus();
  });

  // From the last element to the first, and back.
  drawer?.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !isOpen()) return;
    const stops = [...drawer.querySelectorAll<HTMLElement>('a, button:not([tabindex]), summary')];
    const shown = stops.filter(isShown);
    const [from, to] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  });

  drawer?.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    // The reader is already there.
    if (isPlain(event) && link.pathname === location.pathname && !link.hash) event.preventDefault();
    close();
  });
  wide.addEventListener('change', close);
  // The reader goes to another page, from which Back returns here.
  addEventListener('pagehide', close);

  // Opened before the script ran.
  if (isOpen()) {
    fill();
    opened();
  }
}
