import {pageScriptFiles, loadScript, refetchScriptOrReload} from './loadScript';

/** Milliseconds of loading before the state is `late`, which shows "Loading…" (SPECIFICATION.md, section 5). */
const LATE_DELAY = 200;

const {title: originalTitle} = document;
const files = pageScriptFiles('data-island-file');

/** The file with React, which all islands need. */
const isReactFile = (file: string): boolean => file.includes('/island-react.');

function showState(wrappers: NodeListOf<HTMLElement>, state: 'loading' | 'late' | 'failed'): void {
  for (const wrapper of wrappers) wrapper.dataset.island = state;
  document.title = document.querySelector('[data-island=failed]') ? 'Page Error' : originalTitle;
}

/** Loads the files of an island. Until then, the page shows the built markup. */
function startIsland(file: string): void {
  // `island-quiz.1a2b3c4d.js` defines `<island-quiz>`.
  const elementName = /island-[\w-]+/.exec(file)?.[0] ?? '';
  const wrappers = document.querySelectorAll<HTMLElement>(`[data-island]:has(> ${elementName})`);
  const neededFiles = [...files.filter(isReactFile), file];

  const start = async (): Promise<void> => {
    showState(wrappers, 'loading');
    const timer = setTimeout(() => showState(wrappers, 'late'), LATE_DELAY);
    await Promise.allSettled(neededFiles.map((neededFile) => loadScript(neededFile)));
    clearTimeout(timer);
    // The island sets `ready` itself. A truncated file also fires `load`, but defines nothing.
    if (!customElements.get(elementName)) showState(wrappers, 'failed');
  };

  const retry = async (): Promise<void> => {
    if (wrappers[0]?.dataset.island !== 'failed') return;
    showState(wrappers, 'loading');
    for (const neededFile of neededFiles) await refetchScriptOrReload(neededFile);
    await start();
  };

  for (const wrapper of wrappers) {
    wrapper.querySelector('[data-island-retry]')?.addEventListener('click', () => void retry());
  }
  void start();
}

/** Loads the islands of a page after the first paint. */
export default function startIslands(): void {
  const islandFiles = files.filter((file) => !isReactFile(file));
  if (islandFiles.length > 0) requestAnimationFrame(() => setTimeout(() => islandFiles.forEach(startIsland)));
}
