import {filesOf, load, refresh} from './files';
import {selector} from './hooks';

/** How long an island may take to load before the spinner shows, in milliseconds (SPECIFICATION.md, section 5). */
const DELAY = 200;

const root = document.documentElement;
const [file = ''] = filesOf('data-island-file');
const [, element = ''] = /\/island-([a-z-]+)\./.exec(file) ?? [];

/** Loads the island of this page. Until then, and if it fails, its markup is what the build rendered. */
async function loadIsland(title: string): Promise<void> {
  root.dataset.island = 'loading';
  document.title = title;
  const timer = setTimeout(() => {
    root.dataset.island = 'late';
  }, DELAY);
  try {
    await load(file, () => customElements.get(element) !== undefined);
    // The island sets `ready` itself.
  } catch {
    root.dataset.island = 'failed';
    document.title = 'Page Error';
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the interactive component of a page, and answers its Retry. */
export default function startIsland(): void {
  if (!file) return;
  const {title} = document;
  let retrying = false;

  const retry = async (): Promise<void> => {
    if (retrying) return;
    retrying = true;
    await refresh(file);
    await loadIsland(title);
    retrying = false;
  };

  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(selector('data-island-retry'))) void retry();
  });
  // After the first paint.
  requestAnimationFrame(() => setTimeout(() => void loadIsland(title)));
}
