import {replaceAddress} from '../lib/addresses';
import {store, storedValue} from '../lib/storage';

const elementName = 'page-tabs';

const queryParameters = (): URLSearchParams => new URLSearchParams(location.search);

const panelOf = (tab: Element): HTMLElement | null => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Follows the ARIA pattern. The URL or the group's stored value, under Docusaurus' key, selects a tab. */
class PageTabs extends HTMLElement {
  connectedCallback(): void {
    for (const panel of this.#tabs.map(panelOf)) {
      // Make the panel focusable if it contains nothing focusable.
      if (!panel?.querySelector('a, button, input, summary, [tabindex]')) panel?.setAttribute('tabindex', '0');
    }
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    this.#show(this.#tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value);
    this.restoreChoice();
    this.openTarget();
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > *')];
  }

  handleEvent(event: MouseEvent | KeyboardEvent): void {
    const tabs = this.#tabs;
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const newIndex =
      'key' in event ? {ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1, ' ': index}[event.key] : index;
    // Wraps around: `at(-1)` is the last tab.
    const tab = newIndex !== undefined && tabs.at(newIndex % tabs.length);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    this.#choose(tab);
  }

  restoreChoice(): void {
    const {group, query: parameterName} = this.dataset;
    this.#show(
      (parameterName && queryParameters().get(parameterName)) ?? (group && storedValue(`docusaurus.tab.${group}`)),
    );
  }

  /** Shows the hidden panel that the URL's target is in. */
  openTarget(): void {
    // Not `:target`: the browser sets it only when the stylesheets have loaded.
    const target = document.getElementById(location.hash.slice(1));
    const tab = target && this.#tabs.find((candidate) => panelOf(candidate)?.contains(target));
    if (!tab || tab.ariaSelected === 'true') return;
    this.#show(tab.dataset.value);
    target.scrollIntoView();
  }

  /** Shows a tab that the reader chose, here or in tabs of the same group, and writes it into the URL. */
  applyChoice(value: string): void {
    const {query: parameterName} = this.dataset;
    if (!this.#show(value) || !parameterName) return;
    const parameters = queryParameters();
    parameters.set(parameterName, value);
    replaceAddress({search: String(parameters)});
  }

  /** Ignores an unknown value, and returns whether it is known. */
  #show(value: unknown): boolean {
    const tabs = this.#tabs;
    if (!tabs.some((tab) => tab.dataset.value === value)) return false;
    for (const tab of tabs) {
      const isShown = tab.dataset.value === value;
      tab.ariaSelected = String(isShown);
      tab.tabIndex = isShown ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) panel.hidden = !isShown;
    }
    return true;
  }

  /** Stores the reader's choice, and applies it to all tabs of the group. */
  #choose(tab: HTMLElement): void {
    const {top} = tab.getBoundingClientRect();
    const value = tab.dataset.value ?? '';
    const {group} = this.dataset;
    if (group) store(`docusaurus.tab.${group}`, value);
    for (const pageTabs of allPageTabs()) {
      if (pageTabs === this || (group && pageTabs.dataset.group === group)) pageTabs.applyChoice(value);
    }
    // Tabs above changed their height. Keep the scroll position relative to this one.
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  }
}

customElements.define(elementName, PageTabs);

const allPageTabs = (): NodeListOf<PageTabs> => document.querySelectorAll(elementName);

function restoreChoices(): void {
  for (const pageTabs of allPageTabs()) pageTabs.restoreChoice();
}
document.addEventListener('restored', restoreChoices);
// The reader chose a tab in another window.
addEventListener('storage', restoreChoices);
addEventListener('popstate', () => {
  restoreChoices();
  for (const pageTabs of allPageTabs()) pageTabs.openTarget();
});
