import {isComposing, isPlain, targetIn} from '../events';
import {withBasePath} from '../../facts/derived/basePath';
import {MAX_LOADING, searchAreas, searchEntry, type SearchArea} from '../../lib/search/files';
import {store, stored} from '../../lib/storage';
import {Search, type Found} from './find';
import {restoreFocus} from '../focus';
import {createDialog} from './dialog';
import {correction, nothingFound, notLoaded, popularList, resultList} from './results';

/** Debounce of the search in milliseconds, so that it doesn't search for half a word. */
const SEARCH_DELAY = 120;

/** Delay of announcements in milliseconds, so that screen readers don't interrupt typing. */
const ANNOUNCE_DELAY = 700;

/** Milliseconds before the dialog shows "Loading…". */
const LOADING_DELAY = 200;

/** Longest time in milliseconds and distance in pixels between the taps of a double tap. */
const DOUBLE_TAP = {time: 500, distance: 40};

export interface Opening {
  query: string;
  /** Whether to open the first result, because the reader pressed Enter while the search was loading. */
  submit?: boolean;
  /** The click that opens the search. A second tap in the same place is ignored. */
  press?: Pick<MouseEvent, 'clientX' | 'clientY'>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {signal: AbortSignal.timeout(MAX_LOADING)});
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.json();
}

let search = new Search(withBasePath(searchEntry), fetchJson);
const {dialog, field, areas, status, note, results, close} = createDialog();

/** Number of searches so far. Only the results of the last one are shown. */
let searches = 0;
let searchTimer = 0;
let announceTimer = 0;

let exactQuery: string | undefined;

/** The click that opened the search, and its time. */
let opened: (Required<Opening>['press'] & {at: number}) | undefined;

let pressedOutside = false;

const links = (): HTMLAnchorElement[] => [...results.querySelectorAll('a')];

/** Enter in the field opens this result. */
const firstResult = (): HTMLAnchorElement | null => results.querySelector('.search-pages a');

function chosenArea(): SearchArea | undefined {
  const value = areas.querySelector<HTMLInputElement>(':checked')?.value;
  return searchAreas.find((area) => area === value);
}

function highlightFirst(): void {
  firstResult()?.toggleAttribute('data-chosen', document.activeElement === field);
}

function announce(message: string): void {
  clearTimeout(announceTimer);
  announceTimer = window.setTimeout(() => {
    status.textContent = message;
  }, ANNOUNCE_DELAY);
}

function show(content: HTMLElement, announcement: string): void {
  results.replaceChildren(content);
  results.scrollTop = 0;
  highlightFirst();
  announce(announcement);
}

function disableEmptyAreas({counts}: Pick<Found, 'counts'>): void {
  for (const label of areas.querySelectorAll('label')) {
    const radio = label.querySelector('input');
    const area = searchAreas.find((one) => one === radio?.value);
    if (radio && area) radio.disabled = counts.get(area) === undefined && !radio.checked;
  }
}

function describe({pages}: Found): string {
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const [first] = pages;
  const heading = first?.sections[0]?.heading ?? '';
  const name = first?.title === heading ? heading : `${first?.title ?? ''}, ${heading}`;
  return `${sections} ${sections === 1 ? 'result' : 'results'} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}. The first is ${name}.`;
}

function showNote(...content: readonly (Node | string)[]): void {
  note.replaceChildren(...content);
  note.hidden = note.textContent === '';
}

function showFound(found: Found): void {
  if (found.corrected.size === 0) {
    showNote('');
    show(resultList(found), describe(found));
    return;
  }
  const {message, button} = correction(found, () => {
    exactQuery = field.value;
    field.focus();
    void runSearch();
  });
  showNote(message, ' ', button);
  show(resultList(found), `${message} ${describe(found)}`);
}

/** @returns false if the reader started another search or closed the dialog in the meantime */
async function runSearch(): Promise<boolean> {
  clearTimeout(searchTimer);
  const turn = ++searches;
  const query = field.value.trim();
  const isStale = (): boolean => turn !== searches;
  const loadingTimer = setTimeout(() => {
    showNote('Loading…');
    announce('Loading');
  }, LOADING_DELAY);
  try {
    const entry = await search.start();
    if (isStale()) return false;
    areas.hidden = query === '';
    if (query === '') {
      showNote('');
      show(popularList(entry), '');
      return true;
    }
    const area = chosenArea();
    const found = await search.find(field.value, area, {exactly: field.value === exactQuery});
    const words = found.pages.length === 0 ? await search.nearest(query) : [];
    if (isStale()) return false;
    disableEmptyAreas(found);
    if (found.pages.length > 0) showFound(found);
    else {
      showNote(`Nothing found for “${query}”${area ? ` in ${area}` : ''}.`);
      show(nothingFound(words, entry, searchFor), note.textContent);
    }
  } catch {
    if (isStale()) return false;
    showNote('');
    show(
      notLoaded(() => {
        // Reload the entry file: if the site was updated, the other files have new names.
        search = new Search(withBasePath(searchEntry), fetchJson);
        void runSearch();
      }),
      'The search index couldn’t be loaded.',
    );
  } finally {
    clearTimeout(loadingTimer);
  }
  return true;
}

/** Searches first, because the results may not reflect the last letters yet. */
async function openFirst({inNewTab}: {inNewTab: boolean}): Promise<void> {
  const first = (await runSearch()) ? firstResult() : null;
  if (first && inNewTab) window.open(first.href, '_blank', 'noopener');
  else first?.click();
}

function searchFor(words: string): void {
  field.value = words;
  field.focus();
  scheduleSearch();
}

function scheduleSearch(): void {
  clearTimeout(searchTimer);
  searchTimer = window.setTimeout(() => void runSearch(), SEARCH_DELAY);
}

/** Keeps the dialog above the on-screen keyboard. Zooming doesn't change its size. */
function fitAboveKeyboard(): void {
  const viewport = window.visualViewport;
  const room = viewport ? viewport.height * viewport.scale : innerHeight;
  dialog.style.setProperty('--search-room', `${room}px`);
}

/** Without a query, selects the last one that led to a result. */
export function openSearch({query, submit = false, press}: Opening): void {
  if (!dialog.open) {
    const everywhere = areas.querySelector('input');
    if (everywhere) everywhere.checked = true;
    opened = press && {...press, at: performance.now()};
    field.value = query || (stored('search') ?? '');
    fitAboveKeyboard();
    dialog.showModal();
    void runSearch();
  }
  field.focus();
  // The reader may still be typing the query.
  if (query === '') field.select();
  if (submit) void openFirst({inNewTab: false});
}

function moveFocus(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => link === document.activeElement) + by;
  if (at < -1 || at >= all.length) return;
  if (at === -1) field.focus();
  else all[at]?.focus();
}

field.addEventListener('input', scheduleSearch);
areas.addEventListener('change', () => void runSearch());
dialog.addEventListener('focusin', highlightFirst);
close.addEventListener('click', () => dialog.close());
window.visualViewport?.addEventListener('resize', fitAboveKeyboard);

dialog.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const inList = target === field || targetIn(event, 'a') !== null;
  if (inList && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    moveFocus(key === 'ArrowDown' ? 1 : -1);
  } else if (target === field && key === 'Enter') {
    event.preventDefault();
    void openFirst({inNewTab: ctrlKey || metaKey});
  } else if (target !== field && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    field.focus();
  }
});

// A press on the backdrop has the dialog itself as target.
dialog.addEventListener('pointerdown', ({target}) => {
  pressedOutside = target === dialog;
});
dialog.addEventListener(
  'click',
  (event) => {
    if (!opened || event.timeStamp - opened.at > DOUBLE_TAP.time) return;
    const distance = Math.hypot(event.clientX - opened.clientX, event.clientY - opened.clientY);
    if (distance > DOUBLE_TAP.distance) return;
    // The second tap was meant for the button, not for a result that appeared there.
    event.preventDefault();
    event.stopPropagation();
  },
  {capture: true},
);
dialog.addEventListener('click', (event) => {
  // Ignore a drag that started inside, such as selecting text.
  if (event.target === dialog && pressedOutside) dialog.close();
  const link = targetIn(event, 'a') as HTMLAnchorElement | null;
  if (!link) return;
  store('search', field.value);
  // A link to this page doesn't load a document.
  if (isPlain(event) && link.pathname === location.pathname && link.origin === location.origin) dialog.close();
});

dialog.addEventListener('close', () => {
  // The dialog was opened again before this event fired.
  if (dialog.open) return;
  searches++;
  clearTimeout(searchTimer);
  clearTimeout(announceTimer);
  status.textContent = '';
  restoreFocus();
});

window.lazyModules = {...window.lazyModules, search: openSearch};
