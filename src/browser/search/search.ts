import {isComposing, isPlainClick, closestTarget} from '../events';
import {withBasePath} from '../../facts/derived/basePath';
import {LOADING_TIMEOUT, searchAreas, searchEntryPath, type SearchArea} from '../../lib/search/files';
import {store, storedValue} from '../../lib/storage';
import {SearchIndex, type SearchResults} from './searchIndex';
import {restoreFocusAfterSearch} from '../focus';
import {addSearchDialog} from './dialog';
import {correctionNote, describeResults, noResultsHelp, loadingFailure, popularList, resultList} from './results';

/** Debounce of the search in milliseconds, so that it doesn't search for half a word. */
const SEARCH_DELAY = 120;

/** Delay of announcements in milliseconds, so that screen readers don't interrupt typing. */
const ANNOUNCEMENT_DELAY = 700;

/** Milliseconds before the dialog shows "Loading…". */
const LOADING_DELAY = 200;

export interface SearchRequest {
  query: string;
  /** Opens the first result, because the reader pressed Enter while the search was loading. */
  submit?: boolean;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {signal: AbortSignal.timeout(LOADING_TIMEOUT)});
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.json();
}

const createIndex = (): SearchIndex => new SearchIndex(withBasePath(searchEntryPath), fetchJson);

/** The dialog and what it shows. */
class Search {
  readonly #elements = addSearchDialog();
  #index = createIndex();
  /** Counts searches and closings. The results of a search are shown only if nothing was counted after it. */
  #searchCount = 0;
  #searchTimer = 0;
  #announceTimer = 0;
  /** The query that the reader wants searched without corrections. */
  #exactQuery: string | undefined;
  #pressStartedOutside = false;

  constructor() {
    const {dialog, field, areas} = this.#elements;
    field.addEventListener('input', () => this.#scheduleSearch());
    areas.addEventListener('change', () => void this.#search());
    dialog.addEventListener('focusin', () => this.#markFirstResult());
    dialog.addEventListener('keydown', (event) => this.#onKeydown(event));
    dialog.addEventListener('pointerdown', (event) => {
      this.#pressStartedOutside = this.#isOutside(event);
    });
    dialog.addEventListener('click', (event) => this.#onClick(event));
    dialog.addEventListener('close', () => this.#onClose());
    window.visualViewport?.addEventListener('resize', () => this.#fitAboveKeyboard());
  }

  /** Without a query, fills in and selects the last one with which the reader opened a result. */
  open({query, submit = false}: SearchRequest): void {
    const {dialog, field, areas} = this.#elements;
    if (!dialog.open) {
      const everywhereRadio = areas.querySelector('input');
      if (everywhereRadio) everywhereRadio.checked = true;
      field.value = query || (storedValue('search') ?? '');
      this.#fitAboveKeyboard();
      dialog.showModal();
      void this.#search();
    }
    field.focus();
    // A given query isn't selected, because the reader may still be typing it.
    if (query === '') field.select();
    if (submit) void this.#openFirstResult();
  }

  #scheduleSearch(): void {
    clearTimeout(this.#searchTimer);
    this.#searchTimer = window.setTimeout(() => void this.#search(), SEARCH_DELAY);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const {field} = this.#elements;
    const {key, ctrlKey, metaKey, altKey, target} = event;
    const isFieldOrResult = target === field || closestTarget(event, 'a') !== null;
    if (isFieldOrResult && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      this.#moveFocus(key === 'ArrowDown' ? 1 : -1);
    } else if (target === field && key === 'Enter') {
      event.preventDefault();
      void this.#openFirstResult({inNewTab: ctrlKey || metaKey});
    } else if (target !== field && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      // A character typed elsewhere continues the query.
      field.focus();
    }
  }

  #onClick(event: MouseEvent): void {
    const {dialog, field} = this.#elements;
    // Ignore a drag that started inside, such as selecting text.
    if (this.#isOutside(event) && this.#pressStartedOutside) dialog.close();
    const link = closestTarget(event, 'a') as HTMLAnchorElement | null;
    if (!link) return;
    store('search', field.value);
    // A link to this page doesn't load a document, which would close the dialog.
    if (isPlainClick(event) && link.pathname === location.pathname && link.origin === location.origin) dialog.close();
  }

  #onClose(): void {
    // The dialog was opened again before this event fired.
    if (this.#elements.dialog.open) return;
    // Makes a search that is still loading stale.
    this.#searchCount++;
    clearTimeout(this.#searchTimer);
    clearTimeout(this.#announceTimer);
    this.#elements.status.textContent = '';
    restoreFocusAfterSearch();
  }

  /** Searches first, because the results may not reflect the last letters yet. */
  async #openFirstResult({inNewTab = false} = {}): Promise<void> {
    const link = (await this.#search()) ? this.#firstResult : null;
    if (link && inNewTab) window.open(link.href, '_blank', 'noopener');
    else link?.click();
  }

  /** @returns false if the reader started another search or closed the dialog in the meantime */
  async #search(): Promise<boolean> {
    const {field, areas} = this.#elements;
    clearTimeout(this.#searchTimer);
    const searchNumber = ++this.#searchCount;
    const isStale = (): boolean => searchNumber !== this.#searchCount;
    // The index gets the untrimmed text: a space at its end means that the last word is complete.
    const text = field.value;
    const query = text.trim();
    const loadingTimer = setTimeout(() => {
      this.#showNote('Loading…');
      this.#announce('Loading');
    }, LOADING_DELAY);
    try {
      const entryFile = await this.#index.loadEntryFile();
      if (isStale()) return false;
      areas.hidden = query === '';
      if (query === '') {
        this.#showNote('');
        this.#showContent(popularList(entryFile), '');
        return true;
      }
      const area = this.#chosenArea;
      const results = await this.#index.find(text, area, {exactly: text === this.#exactQuery});
      const suggestedWords = results.pages.length === 0 ? await this.#index.nearestWords(query) : [];
      if (isStale()) return false;
      this.#disableEmptyAreas(results);
      if (results.pages.length > 0) this.#showResults(results);
      else {
        const message = `Nothing found for “${query}”${area ? ` in ${area}` : ''}.`;
        this.#showNote(message);
        this.#showContent(
          noResultsHelp(suggestedWords, entryFile, (word) => this.#searchFor(word)),
          message,
        );
      }
    } catch {
      // Reload the entry file: if the site was updated, the other files have new names.
      this.#index = createIndex();
      if (isStale()) return false;
      this.#showNote('');
      this.#showContent(
        loadingFailure(() => void this.#search()),
        'The search index couldn’t be loaded.',
      );
    } finally {
      clearTimeout(loadingTimer);
    }
    return true;
  }

  #searchFor(word: string): void {
    this.#elements.field.value = word;
    this.#elements.field.focus();
    void this.#search();
  }

  #searchExactly(): void {
    this.#exactQuery = this.#elements.field.value;
    this.#elements.field.focus();
    void this.#search();
  }

  get #chosenArea(): SearchArea | undefined {
    const value = this.#elements.areas.querySelector<HTMLInputElement>(':checked')?.value;
    return searchAreas.find((area) => area === value);
  }

  /** Enter in the field opens this result. */
  get #firstResult(): HTMLAnchorElement | null {
    return this.#elements.body.querySelector('.search-pages a');
  }

  #moveFocus(step: 1 | -1): void {
    const links = [...this.#elements.body.querySelectorAll('a')];
    // -1 is the field.
    const index = links.findIndex((link) => link === document.activeElement) + step;
    if (index === -1) this.#elements.field.focus();
    else if (index >= 0) links[index]?.focus();
  }

  #showResults(results: SearchResults): void {
    const description = describeResults(results);
    if (results.corrections.size === 0) {
      this.#showNote('');
      this.#showContent(resultList(results), description);
      return;
    }
    const {message, button} = correctionNote(results, () => this.#searchExactly());
    this.#showNote(message, ' ', button);
    this.#showContent(resultList(results), `${message} ${description}`);
  }

  #showContent(content: HTMLElement, announcement: string): void {
    this.#elements.body.replaceChildren(content);
    this.#elements.body.scrollTop = 0;
    this.#markFirstResult();
    this.#announce(announcement);
  }

  #showNote(...content: readonly (Node | string)[]): void {
    const {note} = this.#elements;
    note.replaceChildren(...content);
    note.hidden = note.textContent === '';
  }

  #announce(message: string): void {
    clearTimeout(this.#announceTimer);
    this.#announceTimer = window.setTimeout(() => {
      this.#elements.status.textContent = message;
    }, ANNOUNCEMENT_DELAY);
  }

  #markFirstResult(): void {
    this.#firstResult?.toggleAttribute('data-chosen', document.activeElement === this.#elements.field);
  }

  #disableEmptyAreas({countsByArea}: SearchResults): void {
    for (const radio of this.#elements.areas.querySelectorAll('input')) {
      const area = searchAreas.find((name) => name === radio.value);
      if (area) radio.disabled = !countsByArea.has(area) && !radio.checked;
    }
  }

  /** A press on the backdrop has the dialog itself as target. */
  #isOutside({target}: Event): boolean {
    return target === this.#elements.dialog;
  }

  /** Keeps the dialog above the on-screen keyboard. Zooming doesn't change its size. */
  #fitAboveKeyboard(): void {
    const viewport = window.visualViewport;
    const room = viewport ? viewport.height * viewport.scale : innerHeight;
    this.#elements.dialog.style.setProperty('--search-room', `${room}px`);
  }
}

const search = new Search();

window.lazyFunctions = {...window.lazyFunctions, search: (request) => search.open(request)};
