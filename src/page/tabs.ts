import {replaceAddress} from '../shared/replaceAddress';
import {store, stored} from '../shared/storage';

const elementName = 'page-tabs';

const focusable = 'a, button, input, summary, [tabindex]';

const forAll = (run: (box: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(elementName).forEach(run);

const elementsIn = (box: Element | null | undefined): HTMLElement[] => [...(box?.children ?? [])] as HTMLElement[];

/** Own tabs, not those in a panel. */
const tabsOf = (box: HTMLElement): HTMLElement[] => elementsIn(box.firstElementChild);

/** The element that is hidden with the panel of a tab. After the tabs, each has a label and this element. */
const panelBox = (box: HTMLElement, index: number): HTMLElement | undefined => elementsIn(box)[2 * index + 2];

/** Readers can search what is hidden so. Browsers that can't take it for true. The build's minifier would shorten it. */
const untilFound = 'until-found' as unknown as boolean;

const isShown = (tab: HTMLElement): boolean => tab.ariaSelected === 'true';

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/** Shows the panel of a tab, if there is one that fits. */
function show(box: HTMLElement, fits: (tab: HTMLElement, index: number) => unknown): HTMLElement | undefined {
  const tabs = tabsOf(box);
  const shown = tabs.find(fits);
  tabs.forEach((tab, index) => {
    if (shown) {
      tab.ariaSelected = `${tab === shown}`;
      tab.tabIndex = tab === shown ? 0 : -1;
    }
    const place = panelBox(box, index);
    if (place) place.hidden = !isShown(tab) && untilFound;
  });
  return shown;
}

const showValue = (box: HTMLElement, value: unknown): HTMLElement | undefined =>
  show(box, (tab) => tab.dataset.value === value);

/** Shows the panel that a node is in, unless it is shown. */
const open = (box: HTMLElement, node: Node): HTMLElement | undefined =>
  show(box, (tab, index) => !isShown(tab) && panelBox(box, index)?.contains(node));

/** Shows what the address or the storage of the group names. */
function read(box: HTMLElement): void {
  const group = box.dataset.group;
  const query = box.dataset.query;
  showValue(box, (query && parameters().get(query)) ?? (group && stored(`docusaurus.tab.${group}`)));
}

/** Shows the panel that the address leads into. */
function openTarget(box: HTMLElement): void {
  const target = document.querySelector(':target');
  if (target && open(box, target)) target.scrollIntoView();
}

/** The reader chose a tab: all of its group follow. */
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
  // Tabs above have changed height; what the reader is looking at stays in place.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/**
 * Tabs as the ARIA pattern has them; the component that draws them is src/components/docs/Tabs. The choice comes from the
 * address, otherwise from the storage of the group, under the key that Docusaurus uses. A link to a place in a panel shows it.
 */
class PageTabs extends HTMLElement {
  connectedCallback(): void {
    tabsOf(this).forEach((_, index) => {
      const panel = panelBox(this, index)?.firstElementChild;
      // Keys reach a panel by what is in it, or else by itself.
      if (!panel?.firstElementChild?.querySelector(focusable)) panel?.setAttribute('tabindex', '0');
    });
    show(this, isShown);
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    // The browser found what the reader searches for.
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
document.addEventListener('shown', readAll);
// Chosen in another window.
addEventListener('storage', readAll);
addEventListener('popstate', () => {
  readAll();
  forAll(openTarget);
});
