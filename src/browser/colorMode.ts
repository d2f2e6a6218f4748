import {store, storedValue, type StorageKey} from '../lib/storage';

/** Docusaurus uses the same key. */
const themeKey: StorageKey = 'theme';

const {dataset} = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the same attributes as Docusaurus' script before the first paint. `choice` can also be `system`. */
function showMode(mode: string, choice: string): void {
  dataset.theme = mode;
  dataset.themeChoice = choice;
}

function showStoredMode(): void {
  const mode = storedValue(themeKey);
  if (mode === 'light' || mode === 'dark') showMode(mode, mode);
}

function switchMode(): void {
  const newMode = dataset.theme === 'dark' ? 'light' : 'dark';
  store(themeKey, newMode);
  showMode(newMode, newMode);
}

/** Missing from the page while `colorMode.disableSwitch` is true in docusaurus.config.ts. */
class ColorModeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', switchMode);
    prefersDark.addEventListener('change', () => {
      if (dataset.themeChoice === 'system') showMode(prefersDark.matches ? 'dark' : 'light', 'system');
    });
    // Sent by navigation.ts: the page is back from the back/forward cache.
    document.addEventListener('restored', showStoredMode);
    // The reader chose a mode in another tab.
    addEventListener('storage', showStoredMode);
  }
}

customElements.define('color-mode', ColorModeSwitch);
