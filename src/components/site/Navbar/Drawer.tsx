import {useLocation} from '@docusaurus/router';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import iconButton from '@site/src/components/site/iconButton.module.css';
import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import NavLinks from './NavLinks';
import styles from './styles.module.css';

/** The drawer's id in the page, for the button that opens it. */
export const drawerId = 'menu';

/** From this width on the links are in the bar itself: one more than the specification's 996 px. */
const WIDE = '(min-width: 997px)';

/**
 * Takes the page around the drawer out of reach of keyboard, pointer and screen reader.
 * @returns puts it back into reach
 */
function holdFocusIn(drawer: HTMLElement): () => void {
  const around = [...(drawer.parentElement?.children ?? [])].filter(
    (it): it is HTMLElement => it !== drawer && it instanceof HTMLElement,
  );
  for (const element of around) element.inert = true;
  return () => {
    for (const element of around) element.inert = false;
  };
}

/** Does nothing to a drawer that is closed, or in a browser without popovers. */
function closeDrawer(drawer: HTMLElement | null): void {
  if (drawer && 'popover' in drawer && drawer.matches(':popover-open')) drawer.hidePopover();
}

/**
 * The menu on narrow screens. It is a popover: opened by its button, closed by Escape, by a tap outside and by its
 * button, all by the browser alone, so a tap before the script has come is not lost. The script adds the sidebar of the
 * section, holds the focus and closes the drawer when a link is chosen.
 */
export default function Drawer(): ReactNode {
  const drawer = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // The sidebar is long: it is made when the drawer opens.
  const [open, setOpen] = useState(false);
  const {content: sectionMenu} = useNavbarSecondaryMenu();
  const {pathname} = useLocation();

  useEffect(() => {
    const element = drawer.current;
    // A browser without popovers shows the links in the page.
    if (!element || !('popover' in element)) return undefined;
    let release = (): void => undefined;
    const whenToggling = ({newState}: ToggleEvent) => {
      // Before the browser gives the focus back, which it cannot to what is out of reach.
      release();
      if (newState === 'open') release = holdFocusIn(element);
    };
    const whenToggled = ({newState}: ToggleEvent) => {
      setOpen(newState === 'open');
      if (newState === 'open') close.current?.focus();
      // A tap outside leaves the focus nowhere.
      else if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`[popovertarget="${drawerId}"]`)?.focus();
      }
    };
    element.addEventListener('beforetoggle', whenToggling);
    element.addEventListener('toggle', whenToggled);
    const wide = matchMedia(WIDE);
    const whenResized = () => closeDrawer(element);
    wide.addEventListener('change', whenResized);
    // Opened before the script came.
    if (element.matches(':popover-open')) {
      release = holdFocusIn(element);
      setOpen(true);
      close.current?.focus();
    }
    return () => {
      element.removeEventListener('beforetoggle', whenToggling);
      element.removeEventListener('toggle', whenToggled);
      wide.removeEventListener('change', whenResized);
      release();
    };
  }, []);

  // Also when the reader goes back with the drawer open; not when the first page gets its script.
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) closeDrawer(drawer.current);
    shownPath.current = pathname;
  }, [pathname]);

  const closeOnChoice = ({target}: MouseEvent) => {
    // What opens a group of the sidebar is a link, too, by its element.
    if (target instanceof Element && target.closest('a[href]:not([role=button])')) closeDrawer(drawer.current);
  };

  return (
    // Links and buttons inside are what is pressed; this only notices it.
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={styles.drawer}
      onClick={closeOnChoice}
    >
      <button
        ref={close}
        type="button"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label="Close menu"
        className={clsx(iconButton.button, styles.close)}
      >
        <X />
      </button>
      <nav aria-label="Main" data-surface="night" className={styles.drawerLinks}>
        <NavLinks />
      </nav>
      {open && sectionMenu && (
        <nav aria-label="This section" className={styles.sectionMenu}>
          {sectionMenu}
        </nav>
      )}
    </div>
  );
}
