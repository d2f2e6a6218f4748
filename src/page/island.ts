import {filesOf, load, refresh} from './loadScript';

/** How long an island may take to load before its spinner shows, in milliseconds (SPECIFICATION.md, section 5). */
const DELAY = 200;

const {title} = document;
const files = filesOf('data-island-file');
const isShared = (file: string): boolean => file.includes('/island-react.');

/** Makes the places of one island say what it is doing, and the window's title that one failed. */
function show(boxes: NodeListOf<HTMLElement>, state: 'loading' | 'late' | 'failed'): void {
  for (const box of boxes) box.dataset.island = state;
  document.title = document.querySelector('[data-island=failed]') ? 'Page Error' : title;
}

/** Loads the file that defines an island's custom element, and answers Retry. Until then the page has the built markup. */
function startIsland(file: string): void {
  const element = /island-[a-z-]+/.exec(file)?.[0] ?? '';
  const boxes = document.querySelectorAll<HTMLElement>(`[data-island]:has(> ${element})`);
  const needed = [...files.filter(isShared), file];

  const start = async (): Promise<void> => {
    show(boxes, 'loading');
    const timer = setTimeout(() => show(boxes, 'late'), DELAY);
    await Promise.allSettled(needed.map((one) => load(one)));
    clearTimeout(timer);
    // The island sets `ready` itself. A file that was cut off loads, too, but defines nothing.
    if (!customElements.get(element)) show(boxes, 'failed');
  };

  const retry = async (): Promise<void> => {
    if (boxes[0]?.dataset.island !== 'failed') return;
    show(boxes, 'loading');
    for (const one of needed) await refresh(one);
    await start();
  };

  for (const box of boxes) {
    box.querySelector('[data-island-retry]')?.addEventListener('click', () => void retry());
  }
  void start();
}

/** Starts the interactive components of a page after the first paint. React is loaded once for all of them. */
export default function startIslands(): void {
  const own = files.filter((file) => !isShared(file));
  if (own.length > 0) requestAnimationFrame(() => setTimeout(() => own.forEach(startIsland)));
}
