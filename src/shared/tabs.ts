import type {Mistake} from './mistake';
import {suggest} from './nearest';

/** A tab, from `values` of `<Tabs>` or from its `<TabItem>`. */
export interface Tab {
  value: string;
  /** Default: `value`. */
  label?: string;
  default?: boolean;
}

/** Props of `<Tabs>`, as in Docusaurus. */
export interface TabsOptions {
  /** Tabs with the same group show the same value on every page. */
  groupId?: string;
  /** URL parameter for the choice. `true` uses `groupId` as its name. */
  queryString?: string | boolean;
  /** Value of the first panel to show. `null` shows none. */
  defaultValue?: string | null;
  /** Overrides the labels and order of the items. */
  values?: readonly Tab[];
}

/** @param items the `<TabItem>`s in their order */
export function tabsMistake(
  items: readonly Tab[],
  {groupId, queryString, defaultValue, values = items}: TabsOptions,
): Mistake | undefined {
  const names = items.map(({value}) => value);
  const listed = values.map(({value}) => value);
  if (names.length === 0) {
    return {message: '<Tabs> has no <TabItem>', repair: 'Add <TabItem value="…" label="…"> for each tab.'};
  }
  for (const list of [names, listed]) {
    const twice = list.find((value, index) => list.indexOf(value) < index);
    if (twice !== undefined) {
      return {message: `two tabs have the value "${twice}"`, repair: 'Give each tab its own value.'};
    }
  }
  const unknown = [...listed, defaultValue].find((value) => typeof value === 'string' && !names.includes(value));
  if (typeof unknown === 'string') {
    return {message: `no <TabItem> has the value "${unknown}"`, repair: suggest(unknown, names)};
  }
  const unlisted = names.find((value) => !listed.includes(value));
  if (unlisted !== undefined) {
    return {
      message: `"${unlisted}" is missing from the values of <Tabs>`,
      repair: `Add {label: '…', value: '${unlisted}'}.`,
    };
  }
  if (queryString === true && !groupId) {
    return {
      message: 'queryString has no name',
      repair: 'Write queryString="…" with the name of a URL parameter, or add a groupId.',
    };
  }
  return undefined;
}
