import {revealEntry} from './sidebar';

const shownHeadings = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]:not([hidden] *)'),
];

/** Returns the id of the first heading below the navbar if it is in the upper half of the window, otherwise of the one before it. */
function currentHeadingId(): string | undefined {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const headings = shownHeadings();
  // A link can scroll its heading a fraction of a pixel higher.
  const index = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top - 1);
  const heading = headings[index];
  if (!heading) return headings.at(-1)?.id;
  return (heading.getBoundingClientRect().top < innerHeight / 2 ? heading : headings[index - 1])?.id;
}

function markCurrentHeading(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('page-contents a');
  if (links.length === 0) return;
  const hash = `#${currentHeadingId()}`;
  for (const link of links) {
    if (link.hash !== hash) link.removeAttribute('aria-current');
    else if (!link.ariaCurrent) {
      link.setAttribute('aria-current', 'location');
      revealEntry(link, link.closest('page-contents'));
    }
  }
}

let isScheduled = false;

function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    markCurrentHeading();
  });
}

/** Marks the current heading when the element is defined, and in development also when navigation inserts a new one. */
class TableOfContents extends HTMLElement {
  connectedCallback(): void {
    scheduleUpdate();
  }
}

export default function startTableOfContents(): void {
  customElements.define('page-contents', TableOfContents);
  addEventListener('scroll', scheduleUpdate, {passive: true});
  addEventListener('resize', scheduleUpdate, {passive: true});
}
