import {filesOf, loadScript, refetchScript} from './loadScript';

/** Milliseconds before the status shows (SPECIFICATION.md, section 5). */
const LATE_DELAY = 200;

const {title} = document;
const files = filesOf('data-island-file');
const isReactFile = (file: string): boolean => file.includes('/island-react.');

function showState(boxes: NodeListOf<HTMLElement>, state: 'loading' | 'late' | 'failed'): void {
  for (const box of boxes) box.dataset.island = state;
  document.title = document.querySelector('[data-island=failed]') ? 'Page Error' : title;
}

/** Until the file is loaded, the page shows the built markup. */
function startIsland(file: string): void {
  const element = /island-[a-z-]+/.exec(file)?.[0] ?? '';
  const boxes = document.querySelectorAll<HTMLElement>(`[data-island]:has(> ${element})`);
  const needed = [...files.filter(isReactFile), file];

  const start = async (): Promise<void> => {
    showState(boxes, 'loading');
    const timer = setTimeout(() => showState(boxes, 'late'), LATE_DELAY);
    await Promise.allSettled(needed.map((name) => loadScript(name)));
    clearTimeout(timer);
    // The island sets `ready` itself. A truncated file also fires `load`, but defines nothing.
    if (!customElements.get(element)) showState(boxes, 'failed');
  };

  const retry = async (): Promise<void> => {
    if (boxes[0]?.dataset.island !== 'failed') return;
    showState(boxes, 'loading');
    for (const name of needed) await refetchScript(name);
    await start();
  };

  for (const box of boxes) {
    box.querySelector('[data-island-retry]')?.addEventListener('click', () => void retry());
  }
  void start();
}

/** Loads the islands of a page after the first paint. */
export default function startIslands(): void {
  const islandFiles = files.filter((file) => !isReactFile(file));
  if (islandFiles.length > 0) requestAnimationFrame(() => setTimeout(() => islandFiles.forEach(startIsland)));
}
