import {currentEntry, revealEntry} from './sidebar';
import {isRendered} from './focus';
import {isPlainClick, closestTarget} from './events';
import {drawerId} from '../lib/markup';

/** From this width on, the navbar shows the links and there is no menu (SPECIFICATION.md, section 2). */
const wideScreen = matchMedia('(min-width: 997px)');

const drawer = document.getElementById(drawerId);

/** The button in the navbar. Those in the drawer have `popovertargetaction`. */
const menuButton = document.querySelector<HTMLElement>(`[popovertarget=${drawerId}]:not([popovertargetaction])`);

/** Empty until the sidebar is copied into it. */
const sectionMenu = drawer?.querySelector('[data-section]');

const isDrawerOpen = (): boolean => drawer?.matches(':popover-open') ?? false;

function closeDrawer(): void {
  if (isDrawerOpen()) drawer?.hidePopover();
}

/**
 * Hides everything but the drawer from screen readers. Doesn't use `inert`, because the browser would recalculate all styles
 * before it shows the drawer.
 */
function setOthersHidden(hidden: boolean): void {
  for (const element of drawer?.parentElement?.children ?? []) {
    if (element === drawer) continue;
    if (hidden) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
  }
}

/** Copies the sidebar into the drawer. Only on demand, because it is large. */
function copySidebar(): void {
  const sidebarList = document.querySelector('side-menu')?.firstElementChild;
  if (sidebarList && !sectionMenu?.firstChild) sectionMenu?.append(sidebarList.cloneNode(true));
}

function onOpen(): void {
  drawer?.querySelector('button')?.focus();
  // Only after the focus has left the hidden part.
  setOthersHidden(true);
  revealEntry(currentEntry(sectionMenu), sectionMenu?.parentElement);
}

/**
 * The menu on narrow screens. It is a popover, so the browser itself opens and closes it. This script adds the sidebar, traps
 * the focus, and closes the drawer when the reader follows a link.
 */
export default function startDrawer(): void {
  // Already on press, so that the click opens the drawer sooner.
  menuButton?.addEventListener('pointerdown', copySidebar);
  drawer?.addEventListener('beforetoggle', ({newState}) => {
    if (newState === 'open') copySidebar();
    // Before the browser returns the focus to the button.
    else setOthersHidden(false);
  });
  drawer?.addEventListener('toggle', ({newState}) => {
    if (newState === 'open') onOpen();
    // Safari doesn't focus buttons on click, so it has no focus to return.
    else if (document.activeElement === document.body) menuButton?.focus({preventScroll: true});
  });

  // Tab wraps from the last element to the first, and Shift+Tab back.
  drawer?.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !isDrawerOpen()) return;
    // Without the button that closes the menu on a tap outside; only it has `tabindex`.
    const focusable = [...drawer.querySelectorAll<HTMLElement>('a, button:not([tabindex]), summary')];
    const tabStops = focusable.filter(isRendered);
    const [edge, opposite] = event.shiftKey ? [tabStops[0], tabStops.at(-1)] : [tabStops.at(-1), tabStops[0]];
    if (event.target !== edge) return;
    event.preventDefault();
    opposite?.focus();
  });

  drawer?.addEventListener('click', (event) => {
    const link = closestTarget(event, 'a') as HTMLAnchorElement | null;
    if (!link) return;
    // A link to this page only closes the drawer.
    if (isPlainClick(event) && link.pathname === location.pathname && !link.hash) event.preventDefault();
    closeDrawer();
  });
  wideScreen.addEventListener('change', closeDrawer);
  // The page may be restored from the back/forward cache.
  addEventListener('pagehide', closeDrawer);

  // The reader opened the drawer before the script ran.
  if (isDrawerOpen()) {
    copySidebar();
    onOpen();
  }
}
