import {refresh} from './loadScript';
import {restoreFocus} from './focus';
import {lazyFile, loadLazy} from './lazyModules';
import {beginProgress, endProgress} from './progress';
import {openQuery, pushQuery} from './search/state';
import type {Opening} from './search/index';
import {withBasePath} from '../shared/routing/basePath';
import {isComposing} from '../shared/isComposing';

/** Set while the search loads. Its query is the text that the reader types meanwhile. */
let pending: Opening | undefined;

let failure: HTMLDialogElement | undefined;

/** The dialog is unstyled, because its styles are in the file that failed. */
function showFailure(opening: Opening): void {
  const dialog = document.createElement('dialog');
  const retry = Object.assign(document.createElement('button'), {textContent: 'Try again'});
  const questions = Object.assign(document.createElement('a'), {
    href: withBasePath('/faq'),
    textContent: 'Read the FAQ',
  });
  retry.onclick = async () => {
    dialog.close();
    beginProgress();
    // If the page reloads, the history entry opens the search again.
    await refresh(lazyFile('search') ?? '', () => pushQuery(opening.query));
    open(opening);
  };
  dialog.onclose = () => {
    dialog.remove();
    failure = undefined;
    restoreFocus();
  };
  dialog.append('The search couldn’t be loaded. ', retry, ' ', questions);
  document.body.append(dialog);
  dialog.showModal();
  failure = dialog;
}

function open(opening: Opening): void {
  if (pending || failure) return;
  pending = opening;
  beginProgress();
  const settle = (then: (opening: Opening) => void) => (): void => {
    endProgress();
    if (pending === opening) {
      pending = undefined;
      then(opening);
    }
  };
  loadLazy('search').then((openSearch) => settle(openSearch)(), settle(showFailure));
}

function typeAhead(event: KeyboardEvent, opening: Opening): void {
  const {key, ctrlKey, metaKey} = event;
  if (ctrlKey || metaKey) return;
  if (key === 'Escape') pending = undefined;
  else if (key === 'Enter') opening.submit = true;
  else if (key === 'Backspace') opening.query = opening.query.slice(0, -1);
  else if (key.length === 1) opening.query += key;
  else return;
  event.preventDefault();
}

const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** On keyboards without Latin letters, the position of the key decides. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';

/** Opens the search when the reader clicks one of its buttons or presses `/`, Ctrl+K or ⌘K. */
export default function startSearch(): void {
  addEventListener('click', ({target, detail, clientX, clientY}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-search]');
    // A click by keyboard has no position, and `detail` is 0.
    if (button) open({query: button.dataset.search ?? '', ...(detail > 0 && {press: {clientX, clientY}})});
  });
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, repeat} = event;
    if (isComposing(event)) return;
    const isShortcut = isK(event) && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
    if (isShortcut || (isSlash && (!pending || repeat))) {
      event.preventDefault();
      if (!repeat) open({query: ''});
    } else if (pending) typeAhead(event, pending);
  });
  // The reader returned to a history entry with an open search.
  const query = openQuery();
  if (query !== undefined) open({query});
}
