import {keepInView} from './sidebar';

const headings = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]:not([hidden] *)'),
];

/** The first heading below the navbar if it is in the upper half of the window, otherwise the one before it. */
function currentHeading(): string | undefined {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const all = headings();
  const below = all.findIndex((heading) => heading.getBoundingClientRect().top >= top - 1);
  const next = all[below];
  if (!next) return all.at(-1)?.id;
  return (next.getBoundingClientRect().top < innerHeight / 2 ? next : all[below - 1])?.id;
}

function update(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a');
  if (links.length === 0) return;
  const hash = `#${currentHeading()}`;
  for (const link of links) {
    if (link.hash !== hash) link.removeAttribute('aria-current');
    else if (!link.ariaCurrent) {
      link.setAttribute('aria-current', 'location');
      keepInView(link, link.closest('[data-contents]'));
    }
  }
}

let isScheduled = false;

function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    update();
  });
}

class PageContents extends HTMLElement {
  connectedCallback(): void {
    scheduleUpdate();
  }
}

export default function startTableOfContents(): void {
  customElements.define('page-contents', PageContents);
  addEventListener('scroll', scheduleUpdate, {passive: true});
  addEventListener('resize', scheduleUpdate, {passive: true});
}
