import {closestTarget} from './events';

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Scroll position from which the "back to top" button can show, in pixels. */
const MIN_POSITION = 300;

/** Starts at 0, because reading `scrollY` would force a layout before the first paint. */
let lastPosition = 0;
/** Whether the browser is scrolling to an anchor. */
let isJumping = false;

/** Sets `data-scrolled` for the height of the sidebar, and `data-scrolled-up` for the "back to top" button. */
export default function startScrollAttributes(): void {
  const page = document.documentElement;
  addEventListener('hashchange', () => {
    isJumping = true;
  });
  addEventListener(
    'scroll',
    () => {
      const showsButton =
        !isJumping && scrollY < lastPosition && scrollY > MIN_POSITION && scrollY + innerHeight < page.scrollHeight;
      page.toggleAttribute('data-scrolled-up', showsButton);
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
