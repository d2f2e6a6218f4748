import {reducedMotion} from './reducedMotion';

/** How far down the page a button back to the top is worth showing, in pixels. */
const THRESHOLD = 300;

const root = document.documentElement;
/** Not the actual position: reading it would force a layout before the first paint. */
let last = 0;
/** The reader followed a link within the page, which scrolls by itself. */
let jumped = false;

/**
 * Says on the root element whether the reader has scrolled, and whether on the way back up, for styles: the sidebar ends
 * above the window's edge until the banner is out of view, and the button back to the top is shown to whoever scrolls up.
 */
export default function startScrolling(): void {
  addEventListener('hashchange', () => {
    jumped = true;
  });
  addEventListener(
    'scroll',
    () => {
      // A reader who scrolls down doesn't want to go back; one who scrolls up may.
      const shown = !jumped && scrollY < last && scrollY > THRESHOLD && scrollY + innerHeight < root.scrollHeight;
      root.toggleAttribute('data-scrolled-up', shown);
      root.toggleAttribute('data-scrolled', scrollY > 0);
      jumped = false;
      last = scrollY;
    },
    {passive: true},
  );
  addEventListener('click', ({target}) => {
    if (!(target instanceof Element && target.closest('[data-to-top]'))) return;
    scrollTo({top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth'});
  });
}
