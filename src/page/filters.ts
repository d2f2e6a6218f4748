import {replaceAddress} from '../shared/replaceAddress';
import {maxFilterLength} from '../shared/tokenize';
import {isChosen, withChoice, type Choice, type Item} from './filterState';

/** Milliseconds without a change before the address is updated: Safari limits how often that may happen. */
const PAUSE = 250;

/** Milliseconds before a screen reader hears what is shown: it waits until the typing stops. */
const SAID_AFTER = 500;

type Control = HTMLSelectElement | HTMLInputElement;

/** Chooses a value; one that the control lacks chooses nothing, and words are cut to the length that can be typed. */
function setValue(control: Control, value: string): void {
  control.value = value.slice(0, maxFilterLength);
  if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = '';
}

/**
 * A list with filters above it; the components that draw it are in src/components/docs/FilterList. The choice comes from
 * the address and goes there, without a new entry in the history, so that it can be shared. An item that the address
 * links to is shown whatever is chosen, until the reader chooses again.
 */
class FilterList extends HTMLElement {
  /** The query of the address that was last read or written; undefined until the choice is known. */
  #query: string | undefined;
  #target = '';
  #saving = 0;
  #saying = 0;

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('input', () => this.#chosen());
    this.#form.addEventListener('reset', () => {
      // The values are reset only after the event.
      setTimeout(() => this.#chosen());
    });
    addEventListener('popstate', this.#read);
    document.addEventListener('shown', this.#readAnew);
    this.#readAnew();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#saving);
    clearTimeout(this.#saying);
    removeEventListener('popstate', this.#read);
    document.removeEventListener('shown', this.#readAnew);
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector('form');
    if (!form) throw new Error('A list with filters has no form; see src/components/docs/FilterList.');
    return form;
  }

  get #controls(): Control[] {
    return [...this.#form.querySelectorAll<Control>('select, input')];
  }

  /**
   * Takes the choice from the address if its query changed. History entries with the same query, such as those of the search,
   * keep what was typed in the meantime.
   */
  readonly #read = (): void => {
    const {search, hash} = location;
    if (search !== this.#query) {
      this.#query = search;
      clearTimeout(this.#saving);
      const query = new URLSearchParams(search);
      for (const control of this.#controls) setValue(control, query.get(control.name) ?? '');
    }
    this.#target = hash.slice(1);
    this.#show();
    // The browser scrolled there while the list was still complete.
    if (search !== '' && this.#target) document.getElementById(this.#target)?.scrollIntoView();
  };

  /** The same, where the browser may have restored other values into the fields. */
  readonly #readAnew = (): void => {
    this.#query = undefined;
    this.#read();
  };

  /** The reader chose something. */
  #chosen(): void {
    this.#target = '';
    const count = this.#show();
    clearTimeout(this.#saving);
    this.#saving = window.setTimeout(() => this.#save(), PAUSE);
    clearTimeout(this.#saying);
    this.#saying = window.setTimeout(() => this.#say(`${count} shown.`), SAID_AFTER);
  }

  /** Announces the result of a choice: what a page shows by itself is read with the page. */
  #say(text: string): void {
    for (const element of this.querySelectorAll('[data-said]')) element.textContent = text;
  }

  /** Puts the choice into the address; what is not of this list stays there. */
  #save(): void {
    const names = this.#controls.map(({name}) => name);
    this.#query = withChoice(location.search, names, this.#choice);
    replaceAddress({search: this.#query});
  }

  get #choice(): Choice {
    const chosen = this.#controls.map((control) => [control.name, control.value] as const);
    return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
  }

  /**
   * Shows the items that fit the choice, and their number.
   * @returns the number in words: `3 of 12 issues`
   */
  #show(): string {
    const choice = this.#choice;
    const all = new Set<string>();
    const fitting = new Set<string>();
    let linked = false;
    for (const element of this.querySelectorAll<HTMLElement>('[data-item]')) {
      const id = element.dataset.item ?? '';
      const values = JSON.parse(element.dataset.values ?? '{}') as Item['values'];
      const item = {values, text: element.dataset.text ?? ''};
      const fits = isChosen(item, choice);
      const led = !fits && id === this.#target;
      element.hidden = !fits && !led;
      all.add(id);
      if (fits) fitting.add(id);
      linked ||= led;
    }

    for (const element of this.querySelectorAll<HTMLElement>('[data-items]')) {
      element.hidden = !element.querySelector('[data-item]:not([hidden])');
    }
    for (const element of this.querySelectorAll<HTMLElement>('[data-empty]')) {
      element.hidden = fitting.size > 0 || linked;
    }

    const count =
      (Object.keys(choice).length > 0 ? `${fitting.size} of ` : '') +
      `${all.size} ${this.dataset.things}` +
      (linked ? ', and the one that your link leads to' : '');
    for (const element of this.querySelectorAll('[data-count]')) element.textContent = count;
    return count;
  }
}

customElements.define('filter-list', FilterList);
