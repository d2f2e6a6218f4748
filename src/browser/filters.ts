import {replaceAddress} from '../lib/addresses';
import {maxFilterTextLength} from '../lib/filterList';
import {matchesFilters, queryWithFilters, type FilterValues, type Item} from './filterValues';

/** Delay of announcements in milliseconds, so that screen readers don't interrupt typing. */
const ANNOUNCEMENT_DELAY = 500;

type Control = HTMLSelectElement | HTMLInputElement;

/** An unknown value selects "All", which is the empty value. */
function setValue(control: Control, value: string): void {
  control.value = value.slice(0, maxFilterTextLength);
  if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = '';
}

/**
 * The URL contains the chosen filters, so that readers can share them. The item that the URL's hash links to is shown even if
 * it doesn't match, until the reader changes a filter.
 */
class FilterListElement extends HTMLElement {
  /** The URL's query when it was last read or written. */
  #query: string | undefined;
  #targetId = '';
  #announceTimer = 0;

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('input', () => this.#onChange());
    this.#form.addEventListener('reset', () => {
      // The browser resets the values after this event.
      setTimeout(() => this.#onChange());
    });
    addEventListener('popstate', () => this.#filterByAddress());
    this.#filterByAddress();
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector('form');
    if (!form) throw new Error('A list with filters has no form; see src/components/docs/FilterList.');
    return form;
  }

  get #controls(): Control[] {
    return [...this.#form.querySelectorAll<Control>('select, input')];
  }

  /** Filters the list by the URL. Keeps the filters if the query is unchanged, as after a link within the page. */
  #filterByAddress(): void {
    const {search, hash} = location;
    if (search !== this.#query) {
      this.#query = search;
      const query = new URLSearchParams(search);
      for (const control of this.#controls) setValue(control, query.get(control.name) ?? '');
    }
    this.#targetId = hash.slice(1);
    this.#filterItems();
    // The browser scrolled to the target before the list was filtered.
    if (search !== '' && this.#targetId) document.getElementById(this.#targetId)?.scrollIntoView();
  }

  #onChange(): void {
    this.#targetId = '';
    const countText = this.#filterItems();
    const names = this.#controls.map(({name}) => name);
    replaceAddress({search: queryWithFilters(location.search, names, this.#filters)});
    // The browser may have refused the change.
    this.#query = location.search;
    clearTimeout(this.#announceTimer);
    this.#announceTimer = window.setTimeout(() => this.#announce(`${countText} shown.`), ANNOUNCEMENT_DELAY);
  }

  #announce(text: string): void {
    for (const element of this.querySelectorAll('[data-status]')) element.textContent = text;
  }

  get #filters(): FilterValues {
    const entries = this.#controls.map((control) => [control.name, control.value] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }

  /** Hides the items that don't match. Shows and returns the count of matches: `3 of 12 issues` */
  #filterItems(): string {
    const filters = this.#filters;
    let itemCount = 0;
    let matchCount = 0;
    for (const element of this.querySelectorAll<HTMLElement>('[data-item]')) {
      const id = element.dataset.item ?? '';
      const values = JSON.parse(element.dataset.values ?? '{}') as Item['values'];
      const item = {values, text: element.dataset.text ?? ''};
      const isMatch = matchesFilters(item, filters);
      element.hidden = !isMatch && id !== this.#targetId;
      itemCount += 1;
      if (isMatch) matchCount += 1;
    }

    for (const element of this.querySelectorAll<HTMLElement>('[data-item-container]')) {
      element.hidden = !element.querySelector('[data-item]:not([hidden])');
    }
    for (const element of this.querySelectorAll<HTMLElement>('[data-empty]')) {
      element.hidden = matchCount > 0;
    }

    const countPrefix = Object.keys(filters).length > 0 ? `${matchCount} of ` : '';
    // `things` is the plural name of the items.
    const countText = `${countPrefix}${itemCount} ${this.dataset.things}`;
    for (const element of this.querySelectorAll('[data-count]')) element.textContent = countText;
    return countText;
  }
}

customElements.define('filter-list', FilterListElement);
