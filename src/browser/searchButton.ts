import {refetchScriptOrReload} from './loadScript';
import {restoreFocusAfterSearch} from './focus';
import {lazyFile, loadLazyFunction} from './lazyFunctions';
import {scheduleProgressBar, clearProgressBar} from './navigation';
import type {SearchRequest} from './search/search';
import {withBasePath} from '../facts/derived/basePath';
import {isComposing, closestTarget} from './events';
import {LOADING_TIMEOUT} from '../lib/search/files';

interface HistoryState {
  /** The query of a search that the page was reloaded for. */
  search?: string;
}

/** Set while the search loads. Its query is the text that the reader types meanwhile. */
let pendingRequest: SearchRequest | undefined;

let failureDialog: HTMLDialogElement | undefined;

/** The dialog is unstyled, because its styles are in the file that failed. */
function showFailure(request: SearchRequest): void {
  const dialog = document.createElement('dialog');
  const retryButton = Object.assign(document.createElement('button'), {textContent: 'Try again'});
  const faqLink = Object.assign(document.createElement('a'), {
    href: withBasePath('/faq'),
    textContent: 'Read the FAQ',
  });
  retryButton.onclick = () => dialog.close('retry');
  dialog.onclose = () => {
    dialog.remove();
    failureDialog = undefined;
    restoreFocusAfterSearch();
    const state: HistoryState = {search: request.query};
    // A copy, so that the timeout of the first attempt doesn't end this one.
    if (dialog.returnValue) openSearch({...request}, refetchScriptOrReload(lazyFile('search') ?? '', state));
  };
  dialog.append('The search couldn’t be loaded. ', retryButton, ' ', faqLink);
  document.body.append(dialog);
  dialog.showModal();
  failureDialog = dialog;
}

/** @param refetch a new fetch of the search's file, which is awaited before it loads */
function openSearch(request: SearchRequest, refetch?: Promise<void>): void {
  if (pendingRequest || failureDialog) return;
  pendingRequest = request;
  scheduleProgressBar();
  /** Gives the request to the loaded search or to `showFailure`, unless the reader has cancelled it. */
  const settle = (handleRequest: (request: SearchRequest) => void): void => {
    if (pendingRequest !== request) return;
    endPendingRequest();
    handleRequest(request);
  };
  const fail = (): void => settle(showFailure);
  setTimeout(fail, LOADING_TIMEOUT);
  Promise.resolve(refetch)
    .then(() => loadLazyFunction('search'))
    .then(settle, fail);
}

function endPendingRequest(): void {
  if (!pendingRequest) return;
  pendingRequest = undefined;
  clearProgressBar();
}

/** Handles a key that is pressed while the search loads. */
function typeAhead(event: KeyboardEvent, request: SearchRequest): void {
  const {key, ctrlKey, metaKey} = event;
  if (ctrlKey || metaKey) return;
  if (key === 'Escape') endPendingRequest();
  else if (key === 'Enter') request.submit = true;
  else if (key === 'Backspace') request.query = request.query.slice(0, -1);
  else if (key.length === 1) request.query += key;
  else {
    // The focus moves to something else.
    if (key === 'Tab') endPendingRequest();
    return;
  }
  event.preventDefault();
}

const isInTextField = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** On keyboards without Latin letters, the position of the key decides. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';

/** Opens the search when the reader clicks one of its buttons or presses `/`, Ctrl+K or ⌘K. */
export default function startSearch(): void {
  addEventListener('click', (event) => {
    const button = closestTarget(event, '[data-search]');
    if (button) openSearch({query: button.dataset.search ?? ''});
    else endPendingRequest();
  });
  addEventListener('focusin', (event) => {
    if (isInTextField(event)) endPendingRequest();
  });
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, repeat} = event;
    if (isComposing(event)) return;
    const isShortcut = isK(event) && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isInTextField(event);
    // While the search loads, a slash is part of the query, unless it repeats because the key is still held down.
    if (isShortcut || (isSlash && (!pendingRequest || repeat))) {
      event.preventDefault();
      if (!repeat) openSearch({query: ''});
    } else if (pendingRequest) typeAhead(event, pendingRequest);
  });
  const {search, ...state} = (history.state ?? {}) as HistoryState;
  if (search !== undefined) {
    history.replaceState(state, '');
    openSearch({query: search});
  }
}
