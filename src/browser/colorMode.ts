import {store, stored, type StorageKey} from '../lib/storage';

/** Docusaurus uses the same key. */
const themeKey: StorageKey = 'theme';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the same attributes as Docusaurus' script before the first paint. */
function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

function read(): void {
  const mode = stored(themeKey);
  if (mode === 'light' || mode === 'dark') show(mode, mode);
}

function toggle(): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  store(themeKey, mode);
  show(mode, mode);
}

/** Missing from the page while `colorMode.disableSwitch` is true in docusaurus.config.ts. */
class ColorMode extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', toggle);
    dark.addEventListener('change', () => {
      if (root.dataset.themeChoice === 'system') show(dark.matches ? 'dark' : 'light', 'system');
    });
    document.addEventListener('restored', read);
    // The reader chose a mode in another tab.
    addEventListener('storage', read);
  }
}

customElements.define('color-mode', ColorMode);
