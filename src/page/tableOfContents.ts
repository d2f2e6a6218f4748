import {keepInView} from './keepInView';

/** The headings that the contents list, without those in hidden panels of tabs. */
const headings = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]:not([hidden] *)'),
];

/**
 * The id of the heading being read: the first below the navbar if it is in the upper half of the window, otherwise the one
 * before it; undefined above the first.
 */
function headingRead(): string | undefined {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const all = headings();
  const below = all.findIndex((heading) => heading.getBoundingClientRect().top >= top - 1);
  const next = all[below];
  if (!next) return all.at(-1)?.id;
  return (next.getBoundingClientRect().top < innerHeight / 2 ? next : all[below - 1])?.id;
}

/** Marks the current heading in the contents beside the text. */
function mark(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a');
  if (links.length === 0) return;
  const hash = `#${headingRead()}`;
  for (const link of links) {
    if (link.hash !== hash) link.removeAttribute('aria-current');
    else if (!link.ariaCurrent) {
      link.setAttribute('aria-current', 'location');
      keepInView(link, link.closest('[data-contents]'));
    }
  }
}

let due = false;

/** At most once per frame. */
function markSoon(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    mark();
  });
}

/** The contents of a document. */
class PageContents extends HTMLElement {
  connectedCallback(): void {
    markSoon();
  }
}

export default function startTableOfContents(): void {
  customElements.define('page-contents', PageContents);
  addEventListener('scroll', markSoon, {passive: true});
  addEventListener('resize', markSoon, {passive: true});
}
