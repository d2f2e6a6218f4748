import {store, stored, type StorageKey} from '../shared/storage';

/** The framework's own key. */
const themeKey: StorageKey = 'theme';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the same attributes as the framework's script does before the first paint. */
function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

/** Shows what the reader chose on another page, if they did. */
function read(): void {
  const mode = stored(themeKey);
  if (mode === 'light' || mode === 'dark') show(mode, mode);
}

/** Switches to the other theme. */
function turn(): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  store(themeKey, mode);
  show(mode, mode);
}

/** Until the reader chooses, the page follows the system. */
function follow(): void {
  if (root.dataset.themeChoice === 'system') show(dark.matches ? 'dark' : 'light', 'system');
}

/** The theme changed in another tab. */
function readTab({key}: StorageEvent): void {
  if (key === themeKey) read();
}

/** Holds the switch between the light and the dark theme. Without one, nobody chooses: the site has one theme. */
class ColorMode extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', turn);
    dark.addEventListener('change', follow);
    document.addEventListener('shown', read);
    addEventListener('storage', readTab);
    // Where storage is blocked, the framework's script has not read it.
    if (root.dataset.themeChoice === 'system') read();
  }

  disconnectedCallback(): void {
    dark.removeEventListener('change', follow);
    document.removeEventListener('shown', read);
    removeEventListener('storage', readTab);
  }
}

customElements.define('color-mode', ColorMode);
