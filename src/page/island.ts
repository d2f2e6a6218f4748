import {filesOf, load} from './files';
import {selector} from './hooks';

/** How long an island may take to load before the spinner shows, in milliseconds (specification, section 9). */
const DELAY = 200;

const root = document.documentElement;
const {title} = document;
const [file = ''] = filesOf('data-island-file');
const [, element = ''] = /\/island-([a-z-]+)\./.exec(file) ?? [];

/** Loads the island of this page. Until then, and if it fails, its markup is what the build rendered. */
async function loadIsland(): Promise<void> {
  root.dataset.island = 'loading';
  document.title = title;
  const timer = setTimeout(() => {
    root.dataset.island = 'late';
  }, DELAY);
  // A truncated file loads, too, but defines nothing.
  await load(file).catch(() => undefined);
  clearTimeout(timer);
  // It says by itself that it is ready.
  if (customElements.get(element)) return;
  root.dataset.island = 'failed';
  document.title = 'Page Error';
}

async function retry(): Promise<void> {
  // Past the cache, which may hold a truncated file.
  const response = await fetch(file, {cache: 'reload'}).catch(() => undefined);
  // There is a newer version of the site, whose pages name another file.
  if (response?.status === 404) location.reload();
  else await loadIsland();
}

if (file) {
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(selector('data-island-retry'))) void retry();
  });
  // After the first paint.
  requestAnimationFrame(() => setTimeout(() => void loadIsland()));
}
