import {searchAreas, searchEntry, type SearchArea} from '../../shared/search/files';
import {Search, type Found} from '../../shared/search/find';
import {isPlain} from '../links';
import {makeDialog} from './dialog';
import {openQuery, withQuery} from './state';
import {nothingFound, notLoaded, popularList, resultList} from './results';
import {selector} from '../hooks';

/** Milliseconds after the last letter until the query is answered: who types fast is not shown what nobody asked for. */
const ANSWERED_AFTER = 120;

/** Milliseconds after the answer until it is said: what is read aloud waits until the typing stops. */
const SAID_AFTER = 700;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}

let search = new Search(searchEntry, fetchJson);
const {dialog, field, areas, status, note, results, close} = makeDialog();

/** Counts what was asked, so that a late answer to an older question is not shown. */
let asked = 0;
let answering = 0;
let saying = 0;

/** It closes because the reader goes on, or back: the history is as it should be. */
let leaving = false;

/** The history is on its way back to the page without the search, which it reaches after what runs now. */
let returning = false;

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

/** Says it once the typing stops, for screen readers. */
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

/** Says what was found where: an area without results cannot be chosen, unless it is. */
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

/** Says something above the results, or nothing. */
function tell(words: string): void {
  note.textContent = words;
  note.hidden = words === '';
}

function showFound(found: Found): void {
  const corrected = [...found.corrected].map(([typed, meant]) => `“${meant}” instead of “${typed}”`);
  tell(corrected.length > 0 ? `Searched for ${corrected.join(' and ')}.` : '');
  show(resultList(found), describe(found));
}

/**
 * Answers what is in the field.
 * @returns whether that is what shows now; not if something else was asked, or the search closed, before it was known
 */
async function answer(): Promise<boolean> {
  clearTimeout(answering);
  const turn = ++asked;
  const query = field.value.trim();
  const isLate = (): boolean => turn !== asked;
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
    const found = await search.find(field.value, area);
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
        // With another first file: the site may be a newer one by now, whose other files have other names.
        search = new Search(searchEntry, fetchJson);
        void answer();
      }),
      'The search could not be loaded.',
    );
  }
  return true;
}

/**
 * Opens the first of what is found. Who presses Enter right after the last letter means the whole word, of which the results
 * may not know yet.
 */
async function openFirst({besides}: {besides: boolean}): Promise<void> {
  const first = (await answer()) ? firstFound() : null;
  if (first && besides) window.open(first.href, '_blank', 'noopener');
  else first?.click();
}

/** Puts words into the field and answers them. */
function searchFor(words: string): void {
  field.value = words;
  field.focus();
  asksAgain();
}

/** Remembers the query in the entry of the history, and answers it soon. */
function asksAgain(): void {
  history.replaceState(withQuery(field.value), '');
  clearTimeout(answering);
  answering = window.setTimeout(() => void answer(), ANSWERED_AFTER);
}

/** On phones, the keyboard lies over the page: the dialog ends above it. */
function fit(): void {
  const room = window.visualViewport?.height ?? innerHeight;
  dialog.style.setProperty('--search-room', `${room}px`);
}

/** Opens it, without a new entry in the history. */
function reveal(query: string): void {
  if (dialog.open) return;
  field.value = query;
  fit();
  dialog.showModal();
  field.focus();
  field.select();
  void answer();
}

/**
 * Opens the search with words in it. It has an entry in the history, so that Back closes it, and leads back to it from where
 * it led.
 */
export function openSearch(query: string): void {
  if (dialog.open) {
    field.focus();
    field.select();
    return;
  }
  if (openQuery() === undefined) history.pushState(withQuery(query), '');
  const everywhere = areas.querySelector('input');
  if (everywhere) everywhere.checked = true;
  reveal(query);
}

/** Steps from link to link; from the first one back to the field. */
function step(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => link === document.activeElement) + by;
  // Up from the field leads nowhere, down from the last one neither.
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
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const inList = target === field || (target instanceof Element && target.closest('a') !== null);
  if (inList && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    step(key === 'ArrowDown' ? 1 : -1);
  } else if (target === field && key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    void openFirst({besides: ctrlKey || metaKey});
  } else if (target !== field && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    // What is typed on a result goes on with the query.
    field.focus();
  }
});

dialog.addEventListener('click', (event) => {
  // Beside the dialog: what is in it covers it.
  if (event.target === dialog) dialog.close();
  const link = event.target instanceof Element && event.target.closest('a');
  // The page is here already; Back leads to the results again, as from another page.
  if (link && isPlain(event) && link.pathname === location.pathname && link.origin === location.origin) {
    leaving = true;
    dialog.close();
  }
});

dialog.addEventListener('close', () => {
  // It was opened again before this was heard of.
  if (dialog.open) return;
  asked++;
  clearTimeout(answering);
  clearTimeout(saying);
  status.textContent = '';
  if (!leaving && openQuery() !== undefined) {
    returning = true;
    history.back();
  }
  leaving = false;
  // Opened from a menu that is closed by now, it cannot give the focus back.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>(selector('data-search'))?.focus();
  }
});

addEventListener('popstate', () => {
  if (returning) {
    returning = false;
    // It was opened again on the way.
    if (dialog.open) history.pushState(withQuery(field.value), '');
    return;
  }
  const query = openQuery();
  if (query !== undefined) reveal(query);
  else if (dialog.open) {
    leaving = true;
    dialog.close();
  }
});

window.lazyModules = {...window.lazyModules, search: openSearch};
