import {store, stored} from './storage';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The same attributes as the framework's script sets before the first paint. */
function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

/** Shows what the reader chose on another page, if they could and did. */
function read(): void {
  const mode = document.querySelector('[data-color-mode]') && stored('theme');
  if (mode === 'light' || mode === 'dark') show(mode, mode);
}

addEventListener('click', ({target}) => {
  if (!(target instanceof Element) || !target.closest('[data-color-mode]')) return;
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  store('theme', mode);
  show(mode, mode);
});
// Until the reader chooses, the page follows the system, if it may: without a switch the choice is never the system's.
dark.addEventListener('change', ({matches}) => {
  if (root.dataset.themeChoice === 'system') show(matches ? 'dark' : 'light', 'system');
});
document.addEventListener('shown', read);
// In another tab.
addEventListener('storage', ({key}) => {
  if (key === 'theme') read();
});
// Where storage is forbidden nobody else has read it.
if (root.dataset.themeChoice === 'system') read();
