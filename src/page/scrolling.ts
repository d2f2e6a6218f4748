import {selector} from './hooks';

/*
 * Says on the root element whether the reader has scrolled, and whether on the way back up, for styles: the sidebar ends
 * above the window's edge until the banner is out of view, and the button back to the top is shown to whoever scrolls up.
 */

/** From how far down on the way back is long enough for a button, in pixels. */
const THRESHOLD = 300;

const root = document.documentElement;
/** Not where the page stands already: asking has the browser lay it out before the first paint. */
let last = 0;
/** The reader follows a link within the page, which scrolls by itself. */
let jumped = false;

addEventListener('hashchange', () => {
  jumped = true;
});
addEventListener(
  'scroll',
  () => {
    // Who reads on does not want to go back; who scrolls up may.
    const shown = !jumped && scrollY < last && scrollY > THRESHOLD && scrollY + innerHeight < root.scrollHeight;
    root.toggleAttribute('data-scrolled-up', shown);
    root.toggleAttribute('data-scrolled', scrollY > 0);
    jumped = false;
    last = scrollY;
  },
  {passive: true},
);
addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest(selector('data-to-top'))) scrollTo({top: 0, behavior: 'smooth'});
});
