import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {tabsMistake, type Tab, type TabsOptions} from '@site/src/shared/tabs';
import {Children, createContext, Fragment, isValidElement, useContext, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

const InTabs = createContext(false);

interface TabsProps extends TabsOptions {
  /** `TabItem`s. */
  children: ReactNode;
}

interface TabItemProps extends Tab {
  children: ReactNode;
}

/**
 * Tabs with the props of Docusaurus' tabs. The HTML contains all panels, each with a label for paper and for browsers without
 * scripts. Tabs are links to their panels, so they work before src/page/tabs.ts loads.
 * @throws for invalid items, see `tabsMistake`
 */
export default function Tabs({groupId, queryString, defaultValue, values, children}: TabsProps): ReactNode {
  const id = useId();
  const {collectAnchor} = useBrokenLinks();
  const items = Children.toArray(children).filter(isValidElement<TabItemProps>);
  const ofItems = items.map(({props}) => props);
  const mistake = tabsMistake(ofItems, {groupId, queryString, defaultValue, values});
  if (mistake) throw new Error(`${mistake.message}. ${mistake.repair}`);

  const tabs: readonly Tab[] = values ?? ofItems;
  const shown = defaultValue === undefined ? (tabs.find((tab) => tab.default) ?? tabs[0])?.value : defaultValue;
  const parts = tabs.map(({value, label = value}, index) => ({
    value,
    label,
    isShown: value === shown,
    tabId: `${id}tab${index}`,
    panelId: `${id}panel${index}`,
    item: items.find(({props}) => props.value === value),
  }));
  for (const {panelId} of parts) collectAnchor(panelId);

  return (
    <page-tabs
      className={styles.tabs}
      data-group={groupId}
      data-query={queryString === true ? groupId : queryString === false ? undefined : queryString}
    >
      <div role="tablist" className={styles.list} data-not-text="">
        {parts.map(({value, label, isShown, tabId, panelId}) => (
          <Link
            key={value}
            id={tabId}
            role="tab"
            to={`#${panelId}`}
            className={styles.tab}
            aria-selected={isShown}
            aria-controls={panelId}
            data-value={value}
          >
            {label}
          </Link>
        ))}
      </div>
      {parts.map(({value, label, isShown, tabId, panelId, item}) => (
        <Fragment key={value}>
          <p className={styles.label}>
            <strong>{label}</strong>
          </p>
          {/* A wrapper, because a panel with hidden="until-found" would keep its role and focus. */}
          <div className={styles.place} hidden={!isShown}>
            <div id={panelId} role="tabpanel" className={styles.panel} aria-labelledby={tabId}>
              <InTabs value>{item}</InTabs>
            </div>
          </div>
        </Fragment>
      ))}
    </page-tabs>
  );
}

/** @throws outside of `Tabs` */
export function TabItem({children}: TabItemProps): ReactNode {
  if (!useContext(InTabs)) throw new Error('<TabItem> is outside of <Tabs>. Wrap it in <Tabs> and </Tabs>.');
  return children;
}
