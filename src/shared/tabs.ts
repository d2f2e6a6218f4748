import type {Mistake} from './mistake';
import {suggest} from './nearest';

/** A tab, as `values` of `<Tabs>` or its own `<TabItem>` describes it. */
export interface Tab {
  /** Unique among its tabs. */
  value: string;
  /** The value by default. */
  label?: string;
  /** Whether its panel is shown first. */
  default?: boolean;
}

/** Props of `<Tabs>`, as Docusaurus documents them. */
export interface TabsOptions {
  /** Tabs of one group show the same value, on every page. */
  groupId?: string;
  /** Name of a parameter of the address that keeps the choice; true takes that of the group. */
  queryString?: string | boolean;
  /** Value of the panel that is shown first; null shows none. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, instead of those of the items. */
  values?: readonly Tab[];
}

/**
 * Finds what is wrong with tabs.
 * @param items what their `<TabItem>`s say, in their order
 */
export function tabsMistake(
  items: readonly Tab[],
  {groupId, queryString, defaultValue, values = items}: TabsOptions,
): Mistake | undefined {
  const names = items.map(({value}) => value);
  const listed = values.map(({value}) => value);
  if (names.length === 0) {
    return {message: '<Tabs> has no <TabItem>', repair: 'Write <TabItem value="…" label="…"> in it for each tab.'};
  }
  for (const list of [names, listed]) {
    const twice = list.find((value, index) => list.indexOf(value) < index);
    if (twice !== undefined) {
      return {message: `two tabs have the value "${twice}"`, repair: 'Give each tab a value of its own.'};
    }
  }
  const unknown = [...listed, defaultValue].find((value) => typeof value === 'string' && !names.includes(value));
  if (typeof unknown === 'string') {
    return {message: `no <TabItem> has the value "${unknown}"`, repair: suggest(unknown, names)};
  }
  const unlisted = names.find((value) => !listed.includes(value));
  if (unlisted !== undefined) {
    return {message: `values of <Tabs> lacks "${unlisted}"`, repair: `Add {label: '…', value: '${unlisted}'} to it.`};
  }
  if (queryString === true && !groupId) {
    return {
      message: 'queryString has no name',
      repair: 'Name the parameter of the address: queryString="…". Or add a groupId.',
    };
  }
  return undefined;
}
