import {targetIn} from './events';

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Scroll position from which the "back to top" button can show, in pixels. */
const THRESHOLD = 300;

const root = document.documentElement;
/** The last scroll position. Starts at 0, because reading it would force a layout before the first paint. */
let last = 0;
/** Whether the browser is scrolling to an anchor. */
let jumped = false;

/** Sets `data-scrolled` for the height of the sidebar, and `data-scrolled-up` for the "back to top" button. */
export default function startScrolling(): void {
  addEventListener('hashchange', () => {
    jumped = true;
  });
  addEventListener(
    'scroll',
    () => {
      const shown = !jumped && scrollY < last && scrollY > THRESHOLD && scrollY + innerHeight < root.scrollHeight;
      root.toggleAttribute('data-scrolled-up', shown);
      root.toggleAttribute('data-scrolled', scrollY > 0);
      jumped = false;
      last = scrollY;
    },
    {passive: true},
  );
  addEventListener('click', (event) => {
    if (!targetIn(event, '[data-to-top]')) return;
    scrollTo({top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth'});
  });
}
