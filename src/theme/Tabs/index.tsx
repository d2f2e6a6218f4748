import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Children, Fragment, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A tab, from `values` of `<Tabs>` or from its `<TabItem>`. */
interface Tab {
  value: string;
  /** Default: `value`. */
  label?: string;
  default?: boolean;
  /** Attributes of the tab's link. */
  attributes?: {className?: string; [name: string]: unknown};
}

export interface TabItemProps extends Tab {
  /** Class of the panel. */
  className?: string;
  children: ReactNode;
}

interface TabsProps {
  className?: string;
  /** Tabs share the whole width. */
  block?: boolean;
  /** Tabs with the same group show the same value on every page. */
  groupId?: string;
  /** URL parameter for the choice. `true` uses `groupId` as its name. */
  queryString?: string | boolean;
  /** Value of the panel that is shown first. `null` shows none. */
  defaultValue?: string | null;
  /** Overrides the labels and order of the items. */
  values?: readonly Tab[];
  /** `TabItem`s. */
  children: ReactNode;
}

const isTabItem = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;

/**
 * Tabs with the props of Docusaurus' tabs. The HTML contains all panels, each with a label for print and for browsers without
 * scripts. Tabs are links to their panels, so they work before src/browser/tabs.ts loads.
 * @throws for a child that isn't a `TabItem` with a value of its own, a value without an item, and a URL parameter without a name
 */
export default function Tabs({
  className,
  block,
  groupId,
  queryString,
  defaultValue,
  values,
  children,
}: TabsProps): ReactNode {
  const id = useId();
  const {collectAnchor} = useBrokenLinks();
  // MDX keeps the line breaks between items.
  const content = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const items = new Map(content.filter(isTabItem).map((item) => [item.props.value, item]));
  const tabs: readonly Tab[] = values ?? [...items.values()].map(({props}) => props);
  const initialValue = defaultValue === undefined ? (tabs.find((tab) => tab.default) ?? tabs[0])?.value : defaultValue;
  const missingValue = [...tabs.map(({value}) => value), initialValue].find((value) => value && !items.has(value));
  if (missingValue || items.size < content.length) {
    throw new Error(
      missingValue
        ? `<Tabs> has no <TabItem value="${missingValue}">. Values: ${[...items.keys()].join(', ')}.`
        : 'Every child of <Tabs> must be a <TabItem> with a value of its own.',
    );
  }
  if (queryString === true && groupId === undefined)
    throw new Error(
      '<Tabs queryString> has no name for its URL parameter. Write queryString="name", or add a groupId.',
    );
  const panelId = (index: number): string => `${id}panel${index}`;
  for (const index of tabs.keys()) collectAnchor(panelId(index));

  return (
    <page-tabs
      className={clsx(styles.tabs, block && styles.wide, className)}
      data-group={groupId}
      data-query={queryString === true ? groupId : queryString === false ? undefined : queryString}
    >
      <div role="tablist" className={styles.list} data-not-text="">
        {tabs.map(({value, label = value, attributes}, index) => (
          <Link
            {...attributes}
            key={value}
            id={`${id}tab${index}`}
            role="tab"
            to={`#${panelId(index)}`}
            className={clsx(styles.tab, attributes?.className)}
            aria-selected={value === initialValue}
            aria-controls={panelId(index)}
            data-value={value}
          >
            {label}
          </Link>
        ))}
      </div>
      {tabs.map(({value, label = value}, index) => (
        <Fragment key={value}>
          <p className={styles.label}>
            <strong>{label}</strong>
          </p>
          <div
            id={panelId(index)}
            role="tabpanel"
            className={clsx(styles.panel, items.get(value)?.props.className)}
            aria-labelledby={`${id}tab${index}`}
            hidden={value !== initialValue}
          >
            {items.get(value)}
          </div>
        </Fragment>
      ))}
    </page-tabs>
  );
}
