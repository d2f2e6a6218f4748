import {closestTarget} from './events';

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Scroll position from which the "back to top" button can show, in pixels. */
const MIN_POSITION = 300;

/** Starts at 0, because reading `scrollY` would force a layout before the first paint. */
let lastPosition = 0;
/** True while the browser jumps to an anchor, which can be further up. */
let isJumping = false;

/** Sets `data-scrolled` (height of the sidebar) and `data-scrolled-up` (shows the "back to top" button), and handles that button. */
export default function startScrollAttributes(): void {
  const page = document.documentElement;
  addEventListener('hashchange', () => {
    isJumping = true;
  });
  addEventListener(
    'scroll',
    () => {
      const isScrollingUp = scrollY < lastPosition && !isJumping;
      const isAtEnd = scrollY + innerHeight >= page.scrollHeight;
      page.toggleAttribute('data-scrolled-up', isScrollingUp && scrollY > MIN_POSITION && !isAtEnd);
      page.toggleAttribute('data-scrolled', scrollY > 0);
      isJumping = false;
      lastPosition = scrollY;
    },
    {passive: true},
  );
  addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-to-top]')) return;
    scrollTo({top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth'});
  });
}
