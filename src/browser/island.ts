import {filesOf, load, refresh} from './loadScript';

/** Milliseconds before the status shows (SPECIFICATION.md, section 5). */
const DELAY = 200;

const {title} = document;
const files = filesOf('data-island-file');
const isShared = (file: string): boolean => file.includes('/island-react.');

function show(boxes: NodeListOf<HTMLElement>, state: 'loading' | 'late' | 'failed'): void {
  for (const box of boxes) box.dataset.island = state;
  document.title = document.querySelector('[data-island=failed]') ? 'Page Error' : title;
}

/** Until the file is loaded, the page shows the built markup. */
function startIsland(file: string): void {
  const element = /island-[a-z-]+/.exec(file)?.[0] ?? '';
  const boxes = document.querySelectorAll<HTMLElement>(`[data-island]:has(> ${element})`);
  const needed = [...files.filter(isShared), file];

  const start = async (): Promise<void> => {
    show(boxes, 'loading');
    const timer = setTimeout(() => show(boxes, 'late'), DELAY);
    await Promise.allSettled(needed.map((name) => load(name)));
    clearTimeout(timer);
    // The island sets `ready` itself. A truncated file also fires `load`, but defines nothing.
    if (!customElements.get(element)) show(boxes, 'failed');
  };

  const retry = async (): Promise<void> => {
    if (boxes[0]?.dataset.island !== 'failed') return;
    show(boxes, 'loading');
    for (const name of needed) await refresh(name);
    await start();
  };

  for (const box of boxes) {
    box.querySelector('[data-island-retry]')?.addEventListener('click', () => void retry());
  }
  void start();
}

/** Loads the islands of a page after the first paint. */
export default function startIslands(): void {
  const own = files.filter((file) => !isShared(file));
  if (own.length > 0) requestAnimationFrame(() => setTimeout(() => own.forEach(startIsland)));
}
