import {refresh} from './loadScript';
import {restoreFocus} from './focus';
import {lazyFile, loadLazy} from './lazyModules';
import {beginProgress, endProgress} from './progress';
import {openQuery, pushQuery} from './search/state';
import type {Opening} from './search/index';
import {addressOf} from '../shared/routing/basePath';
import {isComposing} from '../shared/isComposing';

/** The search that the reader asked for and that is on its way, with what they typed meanwhile. */
let coming: Opening | undefined;

/** Says that the search failed to load, until the reader closes it. */
let failure: HTMLDialogElement | undefined;

/** Says that the search failed to load, in a dialog without styles: those are in the file that failed. */
function failed(opening: Opening): void {
  const dialog = document.createElement('dialog');
  const retry = Object.assign(document.createElement('button'), {textContent: 'Try again'});
  const questions = Object.assign(document.createElement('a'), {href: addressOf('/faq'), textContent: 'Read the FAQ'});
  retry.onclick = async () => {
    dialog.close();
    beginProgress();
    // After a reload the search opens by itself, as on the way back to it.
    await refresh(lazyFile('search') ?? '', () => pushQuery(opening.query));
    open(opening);
  };
  dialog.onclose = () => {
    dialog.remove();
    failure = undefined;
    restoreFocus();
  };
  dialog.append('The search failed to load. ', retry, ' ', questions);
  document.body.append(dialog);
  dialog.showModal();
  failure = dialog;
}

/** Opens the search. The rest of it is loaded on demand. */
function open(opening: Opening): void {
  if (coming || failure) return;
  coming = opening;
  beginProgress();
  const settle = (then: (opening: Opening) => void) => (): void => {
    endProgress();
    if (coming === opening) {
      coming = undefined;
      then(opening);
    }
  };
  loadLazy('search').then((openSearch) => settle(openSearch)(), settle(failed));
}

/** Adds a key to the query of the search that is on its way. */
function typeAhead(event: KeyboardEvent, opening: Opening): void {
  const {key, ctrlKey, metaKey} = event;
  if (ctrlKey || metaKey) return;
  if (key === 'Escape') coming = undefined;
  else if (key === 'Enter') opening.submit = true;
  else if (key === 'Backspace') opening.query = opening.query.slice(0, -1);
  else if (key.length === 1) opening.query += key;
  else return;
  event.preventDefault();
}

/** Tells whether a key press goes into a field. */
const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Tells whether a key is K: by what it types or, on keyboards of other scripts, by its place. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';

/** Opens the search by its buttons, by `/`, and by Ctrl+K or ⌘K. */
export default function startSearch(): void {
  addEventListener('click', ({target, detail, clientX, clientY}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-search]');
    // The keyboard presses a button without a place.
    if (button) open({query: button.dataset.search ?? '', ...(detail > 0 && {press: {clientX, clientY}})});
  });
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, repeat} = event;
    if (isComposing(event)) return;
    const isShortcut = isK(event) && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
    if (isShortcut || (isSlash && (!coming || repeat))) {
      event.preventDefault();
      if (!repeat) open({query: ''});
    } else if (coming) typeAhead(event, coming);
  });
  // The reader returns to a history entry in which the search was open.
  const query = openQuery();
  if (query !== undefined) open({query});
}
