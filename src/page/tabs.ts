import {replaceAddress} from '../shared/replaceAddress';
import {store, stored} from '../shared/storage';

const elementName = 'page-tabs';

const focusable = 'a, button, input, summary, [tabindex]';

const forAll = (run: (box: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(elementName).forEach(run);

const elementsIn = (box: Element | null | undefined): HTMLElement[] => [...(box?.children ?? [])] as HTMLElement[];

const tabsOf = (box: HTMLElement): HTMLElement[] => elementsIn(box.firstElementChild);

/** The children of a box are the tab list, then a label and an element for each tab. */
const panelBox = (box: HTMLElement, index: number): HTMLElement | undefined => elementsIn(box)[2 * index + 2];

/** Lets find-in-page search hidden panels; old browsers treat it as true. A constant: the minifier shortens a literal. */
const untilFound = 'until-found' as unknown as boolean;

const isShown = (tab: HTMLElement): boolean => tab.ariaSelected === 'true';

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

function show(box: HTMLElement, isMatch: (tab: HTMLElement, index: number) => unknown): HTMLElement | undefined {
  const tabs = tabsOf(box);
  const shown = tabs.find(isMatch);
  tabs.forEach((tab, index) => {
    if (shown) {
      tab.ariaSelected = `${tab === shown}`;
      tab.tabIndex = tab === shown ? 0 : -1;
    }
    const element = panelBox(box, index);
    if (element) element.hidden = !isShown(tab) && untilFound;
  });
  return shown;
}

const showValue = (box: HTMLElement, value: unknown): HTMLElement | undefined =>
  show(box, (tab) => tab.dataset.value === value);

/** Returns nothing if the panel was already shown. */
const open = (box: HTMLElement, node: Node): HTMLElement | undefined =>
  show(box, (tab, index) => !isShown(tab) && panelBox(box, index)?.contains(node));

function read(box: HTMLElement): void {
  const group = box.dataset.group;
  const query = box.dataset.query;
  showValue(box, (query && parameters().get(query)) ?? (group && stored(`docusaurus.tab.${group}`)));
}

function openTarget(box: HTMLElement): void {
  const target = document.querySelector(':target');
  if (target && open(box, target)) target.scrollIntoView();
}

function choose(box: HTMLElement, tab: HTMLElement): void {
  const {top} = tab.getBoundingClientRect();
  const value = tab.dataset.value ?? '';
  const group = box.dataset.group;
  if (group) store(`docusaurus.tab.${group}`, value);
  forAll((other) => {
    if (other !== box && (!group || other.dataset.group !== group)) return;
    const query = other.dataset.query;
    if (!showValue(other, value) || !query) return;
    const changed = parameters();
    changed.set(query, value);
    replaceAddress({search: `${changed}`});
  });
  // Tabs above changed their height. Keep the scroll position relative to this one.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** Follows the ARIA pattern. The URL or the group's stored value, under Docusaurus' key, selects a tab. */
class PageTabs extends HTMLElement {
  connectedCallback(): void {
    tabsOf(this).forEach((_, index) => {
      const panel = panelBox(this, index)?.firstElementChild;
      // Make the panel focusable if it contains nothing focusable.
      if (!panel?.firstElementChild?.querySelector(focusable)) panel?.setAttribute('tabindex', '0');
    });
    show(this, isShown);
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    // Find-in-page found text in a hidden panel.
    this.addEventListener('beforematch', ({target}) => open(this, target as Node));
    read(this);
    openTarget(this);
  }

  handleEvent(event: MouseEvent | KeyboardEvent): void {
    const tabs = tabsOf(this);
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
    const next =
      'key' in event ? {ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1, ' ': index}[event.key] : index;
    const tab = next !== undefined && tabs.at(next % tabs.length);
    if (index < 0 || !tab || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    tab.focus();
    choose(this, tab);
  }
}

customElements.define(elementName, PageTabs);

const readAll = (): void => forAll(read);
document.addEventListener('restored', readAll);
// The reader chose a tab in another window.
addEventListener('storage', readAll);
addEventListener('popstate', () => {
  readAll();
  forAll(openTarget);
});
