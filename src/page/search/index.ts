import {isComposing} from '../../shared/isComposing';
import {addressOf} from '../../shared/routing/basePath';
import {searchAreas, searchEntry, type SearchArea} from '../../shared/search/files';
import {Search, type Found} from './find';
import {restoreFocus} from '../focus';
import {isPlain} from '../links';
import {makeDialog} from './dialog';
import {openQuery, pushQuery, storeQuery} from './state';
import {correction, nothingFound, notLoaded, popularList, resultList} from './results';

/** Milliseconds after the last letter until the query is answered, so that fast typing shows no intermediate results. */
const ANSWERED_AFTER = 120;

/** Milliseconds after the last letter until the query is stored in the history, where browsers limit writing. */
const STORED_AFTER = 500;

/** Milliseconds after the answer until it is announced: screen readers wait until the typing stops. */
const SAID_AFTER = 700;

/** Milliseconds until the dialog says that it is loading. */
const LATE_AFTER = 200;

/** The second tap of a double tap comes within so many milliseconds and pixels of the first. */
const DOUBLE_TAP = {time: 500, distance: 40};

/** How the search is opened. */
export interface Opening {
  query: string;
  /** Whether to open the first result: the reader pressed Enter while the search was loading. */
  submit?: boolean;
  /** Where the button was pressed. */
  press?: Pick<MouseEvent, 'clientX' | 'clientY'>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}

let search = new Search(addressOf(searchEntry), fetchJson);
const {dialog, field, areas, status, note, results, close} = makeDialog();

/** Counts what was asked, so that a late answer to an older question is not shown. */
let asked = 0;
let answering = 0;
let storing = 0;
let saying = 0;

/** The query whose words are not corrected: the reader asked for it as it is. */
let exactQuery: string | undefined;

/** The press that opened the search, and when. */
let opened: (Required<Opening>['press'] & {at: number}) | undefined;

/** Whether the present press began outside of the dialog, on its backdrop. */
let pressedOutside = false;

/**
 * - `closed`: the dialog is closed, or about to close because the reader navigates.
 * - `open`: the dialog is open, and closing it goes back to the history entry without it.
 * - `returning`: the history is going back to that entry. The dialog is closed, unless the reader opened it again meanwhile.
 */
let state: 'closed' | 'open' | 'returning' = 'closed';

const links = (): HTMLAnchorElement[] => [...results.querySelectorAll('a')];

/** What Enter opens while the focus is in the field: the first of what was found. */
const firstFound = (): HTMLAnchorElement | null => results.querySelector('.search-pages a');

function chosenArea(): SearchArea | undefined {
  const value = areas.querySelector<HTMLInputElement>(':checked')?.value;
  return searchAreas.find((area) => area === value);
}

/** Shows what Enter would open. */
function markFirst(): void {
  firstFound()?.toggleAttribute('data-chosen', document.activeElement === field);
}

/** Announces it to screen readers once the typing stops. */
function say(words: string): void {
  clearTimeout(saying);
  saying = window.setTimeout(() => {
    status.textContent = words;
  }, SAID_AFTER);
}

function show(content: HTMLElement, words: string): void {
  results.replaceChildren(content);
  results.scrollTop = 0;
  markFirst();
  say(words);
}

/** Disables areas without results, except the chosen one. */
function showCounts({counts}: Pick<Found, 'counts'>): void {
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

/** Shows a note above the results, or none. */
function tell(...words: readonly (Node | string)[]): void {
  note.replaceChildren(...words);
  note.hidden = note.textContent === '';
}

/** Shows what was found, and after a correction a button that searches for what was typed. */
function showFound(found: Found): void {
  if (found.corrected.size === 0) {
    tell('');
    show(resultList(found), describe(found));
    return;
  }
  const {said, button} = correction(found, () => {
    exactQuery = field.value;
    field.focus();
    void answer();
  });
  tell(said, ' ', button);
  show(resultList(found), `${said} ${describe(found)}`);
}

/**
 * Answers the query in the field.
 * @returns whether the answer is shown; not if there was another query, or the search closed, before it was known
 */
async function answer(): Promise<boolean> {
  clearTimeout(answering);
  const turn = ++asked;
  const query = field.value.trim();
  const isLate = (): boolean => turn !== asked;
  const late = setTimeout(() => {
    tell('Loading…');
    say('Loading');
  }, LATE_AFTER);
  try {
    const entry = await search.start();
    if (isLate()) return false;
    areas.hidden = query === '';
    if (query === '') {
      tell('');
      show(popularList(entry), '');
      return true;
    }
    const area = chosenArea();
    const found = await search.find(field.value, area, {exactly: field.value === exactQuery});
    const words = found.pages.length === 0 ? await search.nearest(query) : [];
    if (isLate()) return false;
    showCounts(found);
    if (found.pages.length > 0) showFound(found);
    else {
      tell(`Nothing found for “${query}”${area ? ` in ${area}` : ''}.`);
      show(nothingFound(words, entry, searchFor), note.textContent);
    }
  } catch {
    if (isLate()) return false;
    tell('');
    show(
      notLoaded(() => {
        // Starts from the entry file again: the site may have been updated, with other files under other names.
        search = new Search(addressOf(searchEntry), fetchJson);
        void answer();
      }),
      'The search could not be loaded.',
    );
  } finally {
    clearTimeout(late);
  }
  return true;
}

/**
 * Opens the first result. Pressing Enter right after the last letter means the whole word, which the results may not include
 * yet.
 */
async function openFirst({besides}: {besides: boolean}): Promise<void> {
  const first = (await answer()) ? firstFound() : null;
  store();
  if (first && besides) window.open(first.href, '_blank', 'noopener');
  else first?.click();
}

/** Puts words into the field and answers them. */
function searchFor(words: string): void {
  field.value = words;
  field.focus();
  asksAgain();
}

/** Stores the query in the history, so that Back leads to its results. */
function store(): void {
  clearTimeout(storing);
  if (dialog.open) storeQuery(field.value);
}

/** Answers the query soon, and stores it when the typing stops. */
function asksAgain(): void {
  clearTimeout(answering);
  answering = window.setTimeout(() => void answer(), ANSWERED_AFTER);
  clearTimeout(storing);
  storing = window.setTimeout(store, STORED_AFTER);
}

/** On phones, the keyboard covers the page: the dialog ends above it. Zooming in leaves it as it is. */
function fit(): void {
  const viewport = window.visualViewport;
  const room = viewport ? viewport.height * viewport.scale : innerHeight;
  dialog.style.setProperty('--search-room', `${room}px`);
}

/** Opens it, without a new entry in the history. */
function reveal(query: string): void {
  if (dialog.open) return;
  if (state === 'closed') state = 'open';
  field.value = query;
  fit();
  dialog.showModal();
  field.focus();
  field.select();
  void answer();
}

/**
 * Opens the search with words in it. It adds a history entry, so that Back closes it, and returns to it from a result.
 */
export function openSearch({query, submit = false, press}: Opening): void {
  if (dialog.open) {
    field.focus();
    field.select();
    return;
  }
  if (openQuery() === undefined) pushQuery(query);
  const everywhere = areas.querySelector('input');
  if (everywhere) everywhere.checked = true;
  opened = press && {...press, at: performance.now()};
  reveal(query);
  if (submit) void openFirst({besides: false});
}

/** Closes it because the reader navigates, which brings the history to the right entry. */
function leave(): void {
  state = 'closed';
  dialog.close();
}

/** Moves from link to link, and from the first back to the field. */
function step(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => link === document.activeElement) + by;
  // There is nothing above the field or below the last link.
  if (at < -1 || at >= all.length) return;
  if (at === -1) field.focus();
  else all[at]?.focus();
}

field.addEventListener('input', asksAgain);
areas.addEventListener('change', () => void answer());
dialog.addEventListener('focusin', markFirst);
close.addEventListener('click', () => dialog.close());
window.visualViewport?.addEventListener('resize', fit);

dialog.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const inList = target === field || (target instanceof Element && target.closest('a') !== null);
  if (inList && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    step(key === 'ArrowDown' ? 1 : -1);
  } else if (target === field && key === 'Enter') {
    event.preventDefault();
    void openFirst({besides: ctrlKey || metaKey});
  } else if (target !== field && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    // Typing while a result has the focus continues the query.
    field.focus();
  }
});

// Outside the dialog: inside, the target is one of its elements.
dialog.addEventListener('pointerdown', ({target}) => {
  pressedOutside = target === dialog;
});
dialog.addEventListener(
  'click',
  (event) => {
    if (!opened || event.timeStamp - opened.at > DOUBLE_TAP.time) return;
    const distance = Math.hypot(event.clientX - opened.clientX, event.clientY - opened.clientY);
    if (distance > DOUBLE_TAP.distance) return;
    // Meant for the button, not for what has just appeared there.
    event.preventDefault();
    event.stopPropagation();
  },
  {capture: true},
);
dialog.addEventListener('click', (event) => {
  // Not after a press that began inside, such as one that selects text.
  if (event.target === dialog && pressedOutside) dialog.close();
  const link = event.target instanceof Element && event.target.closest('a');
  if (link) store();
  // The link leads to this page; Back returns to the results, as from another page.
  if (link && isPlain(event) && link.pathname === location.pathname && link.origin === location.origin) leave();
});

dialog.addEventListener('close', () => {
  // It was opened again before this event fired.
  if (dialog.open) return;
  asked++;
  clearTimeout(answering);
  clearTimeout(storing);
  clearTimeout(saying);
  status.textContent = '';
  if (state === 'open') {
    // Where the browser refused the entry, there is nothing to go back from.
    state = openQuery() === undefined ? 'closed' : 'returning';
    if (state === 'returning') history.back();
  }
  restoreFocus();
});

addEventListener('popstate', () => {
  const query = openQuery();
  if (state === 'returning') {
    state = dialog.open ? 'open' : 'closed';
    if (dialog.open) pushQuery(field.value);
  } else if (query !== undefined) reveal(query);
  else leave();
});

window.lazyModules = {...window.lazyModules, search: openSearch};
