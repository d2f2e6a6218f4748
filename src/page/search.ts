import {loadLazy} from './lazy';
import {openQuery} from './search/state';
import {selector, hookValue} from './hooks';

/** Says that the search failed to load, in a dialog without styles: those are in the file that failed. */
function failed(query: string): void {
  const dialog = document.createElement('dialog');
  const retry = Object.assign(document.createElement('button'), {textContent: 'Try again'});
  const questions = Object.assign(document.createElement('a'), {href: '/faq', textContent: 'Read the FAQ'});
  retry.onclick = () => {
    dialog.close();
    open(query);
  };
  dialog.onclose = () => dialog.remove();
  dialog.append('The search did not load. ', retry, ' ', questions);
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens the search with words in it. The rest of it is loaded on demand. */
function open(query = ''): void {
  loadLazy('search').then(
    (openSearch) => openSearch(query),
    () => failed(query),
  );
}

/** Whether a key press goes into a field. */
const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

addEventListener('click', ({target}) => {
  const button = target instanceof Element && target.closest(selector('data-search'));
  if (button) open(hookValue(button, 'data-search'));
});
addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
  const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (!isSlash && !isK) return;
  event.preventDefault();
  open();
});
// The reader returns to a history entry in which the search was open.
const query = openQuery();
if (query !== undefined) open(query);
