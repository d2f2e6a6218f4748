import {refetchScript} from './loadScript';
import {focusOpenerIfLost} from './focus';
import {lazyFile, loadLazy} from './lazyModules';
import {beginProgress, endProgress} from './navigation';
import type {Opening} from './search/index';
import {withBasePath} from '../facts/derived/basePath';
import {isComposing, closestTarget} from './events';
import {LOADING_TIMEOUT} from '../lib/search/files';

interface SearchState {
  /** The query of a search that the page was reloaded for. */
  search?: string;
}

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
  retry.onclick = () => dialog.close('retry');
  dialog.onclose = () => {
    dialog.remove();
    failure = undefined;
    focusOpenerIfLost();
    const state: SearchState = {search: opening.query};
    if (dialog.returnValue) open(opening, refetchScript(lazyFile('search') ?? '', state));
  };
  dialog.append('The search couldn’t be loaded. ', retry, ' ', questions);
  document.body.append(dialog);
  dialog.showModal();
  failure = dialog;
}

/** @param reload the search loads after this */
function open(opening: Opening, reload?: Promise<void>): void {
  if (pending || failure) return;
  pending = opening;
  beginProgress();
  const settle = (continuation: (opening: Opening) => void): void => {
    if (pending !== opening) return;
    cancel();
    continuation(opening);
  };
  const fail = (): void => settle(showFailure);
  setTimeout(fail, LOADING_TIMEOUT);
  Promise.resolve(reload)
    .then(() => loadLazy('search'))
    .then(settle, fail);
}

function cancel(): void {
  if (!pending) return;
  pending = undefined;
  endProgress();
}

function typeAhead(event: KeyboardEvent, opening: Opening): void {
  const {key, ctrlKey, metaKey} = event;
  if (ctrlKey || metaKey) return;
  if (key === 'Escape') cancel();
  else if (key === 'Enter') opening.submit = true;
  else if (key === 'Backspace') opening.query = opening.query.slice(0, -1);
  else if (key.length === 1) opening.query += key;
  else {
    // The focus moves to something else.
    if (key === 'Tab') cancel();
    return;
  }
  event.preventDefault();
}

const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** On keyboards without Latin letters, the position of the key decides. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';

/** Opens the search when the reader clicks one of its buttons or presses `/`, Ctrl+K or ⌘K. */
export default function startSearch(): void {
  addEventListener('click', (event) => {
    const button = closestTarget(event, '[data-search]');
    if (button) open({query: button.dataset.search ?? ''});
    else cancel();
  });
  addEventListener('focusin', (event) => {
    if (isTyping(event)) cancel();
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
  const {search, ...state} = (history.state ?? {}) as SearchState;
  if (search !== undefined) {
    history.replaceState(state, '');
    open({query: search});
  }
}
