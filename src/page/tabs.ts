import type {PageElementName} from '../shared/markup';
import {replaceAddress} from '../shared/replaceAddress';
import {store, stored} from '../shared/storage';
import {hookValue} from './hooks';
import {isPlain} from './links';

const name: PageElementName = 'page-tabs';

const focusable = 'a, button, input, summary, [tabindex]';

/** A link to its panel. */
type Tab = HTMLAnchorElement;

const forAll = (run: (box: Element) => void): void => document.querySelectorAll(name).forEach(run);

/** Own tabs, not those in a panel. */
const tabsOf = (box: Element): Tab[] => [...(box.firstElementChild?.children ?? [])] as Tab[];

const panelOf = (tab: Tab): HTMLElement => document.getElementById(tab.hash.slice(1)) ?? tab;

const isShown = (tab: Tab): boolean => tab.ariaSelected === 'true';

/** Lets readers search hidden panels; browsers that can't take it for true. The build's minifier writes `hidden` alone. */
const hiddenUnless = (shown: boolean): boolean => (!shown && 'until-found') as boolean;

/** Shows the panel of a tab, if there is one that fits. */
function show(box: Element, fits: (tab: Tab) => unknown): Tab | undefined {
  const tabs = tabsOf(box);
  const shown = tabs.find(fits);
  if (shown) {
    for (const tab of tabs) {
      const is = tab === shown;
      tab.ariaSelected = `${is}`;
      tab.tabIndex = is ? 0 : -1;
      panelOf(tab).hidden = hiddenUnless(is);
    }
  }
  return shown;
}

const showValue = (box: Element, value: unknown): Tab | undefined =>
  show(box, (tab) => hookValue(tab, 'data-value') === value);

/** Shows the panel that a node is in, unless it is shown. */
const open = (box: Element, node: Node): Tab | undefined =>
  show(box, (tab) => !isShown(tab) && panelOf(tab).contains(node));

/** Shows what the address or the storage of the group names. */
function read(box: Element): void {
  const group = hookValue(box, 'data-group');
  const query = hookValue(box, 'data-query');
  showValue(
    box,
    (query && new URLSearchParams(location.search).get(query)) ?? (group && stored(`docusaurus.tab.${group}`)),
  );
}

/** Shows the panel that the address leads into. */
function openTarget(box: Element): void {
  const target = document.querySelector(':target');
  if (target && open(box, target)) target.scrollIntoView();
}

/** The reader chose a tab: all of its group follow. */
function choose(box: Element, tab: Tab): void {
  const {top} = tab.getBoundingClientRect();
  const value = hookValue(tab, 'data-value') ?? '';
  const group = hookValue(box, 'data-group');
  if (group) store(`docusaurus.tab.${group}`, value);
  forAll((other) => {
    if (other !== box && (!group || hookValue(other, 'data-group') !== group)) return;
    const query = hookValue(other, 'data-query');
    if (!showValue(other, value) || !query) return;
    const parameters = new URLSearchParams(location.search);
    parameters.set(query, value);
    replaceAddress({search: `${parameters}`});
  });
  // Tabs above have changed height; what the reader is looking at stays in place.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/**
 * Tabs as the ARIA pattern has them; the component that draws them is src/components/docs/Tabs. The choice comes from the
 * address, else from what is stored for the group, under the key that Docusaurus uses. A link to a place in a panel shows it.
 */
class PageTabs extends HTMLElement {
  connectedCallback(): void {
    for (const tab of tabsOf(this)) {
      const panel = panelOf(tab);
      panel.hidden = hiddenUnless(isShown(tab));
      // Keys reach a panel by what is in it, or else by itself.
      if (!panel.firstElementChild?.querySelector(focusable)) panel.tabIndex = 0;
    }
    show(this, isShown);
    this.addEventListener('click', (event) => {
      const tab = tabsOf(this).find((one) => one.contains(event.target as Node));
      if (!tab || !isPlain(event)) return;
      event.preventDefault();
      choose(this, tab);
    });
    this.addEventListener('keydown', (event) => {
      const tabs = tabsOf(this);
      const index = tabs.indexOf(event.target as Tab);
      const next = {ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1, ' ': index}[event.key];
      const tab = next !== undefined && tabs.at(next % tabs.length);
      if (index < 0 || !tab || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      tab.focus();
      choose(this, tab);
    });
    // The browser found what the reader searches for.
    this.addEventListener('beforematch', ({target}) => open(this, target as Node));
    read(this);
    openTarget(this);
  }
}

customElements.define(name, PageTabs);

const readAll = (): void => forAll(read);
document.addEventListener('shown', readAll);
// Chosen in another window.
addEventListener('storage', readAll);
addEventListener('popstate', () => {
  readAll();
  forAll(openTarget);
});
