import Link from '@docusaurus/Link';
import {GetStartedLink} from '@site/src/components/site/ActionLink';
import iconButton from '@site/src/components/site/iconButton.first.module.css';
import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import {useId, type ReactNode} from 'react';
import SearchBar from '@theme/SearchBar';
import bar from './bar.first.module.css';
import styles from './drawer.module.css';
import {NavbarItemList, useNavbarItems} from './items';
import {menuLinks} from '@site/src/facts/links';
import {drawerId} from '@site/src/lib/markup';

/**
 * The menu on narrow screens, a popover that works without scripts. It covers the whole window, so a tap outside the panel hits
 * nothing on the page. src/browser/drawer.ts copies the sidebar into the menu; on pages without one, the menu links to parts of
 * the documentation.
 */
export default function Drawer(): ReactNode {
  const id = useId();
  const items = useNavbarItems().filter(({type}) => type !== 'search');
  return (
    <div id={drawerId} popover="auto" role="dialog" aria-label="Menu" className={styles.drawer}>
      <div className={styles.panel}>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={clsx(iconButton.button, styles.close)}
        >
          <X />
        </button>
        <nav aria-label="Main" data-surface="night" className={styles.drawerLinks}>
          <SearchBar />
          <NavbarItemList items={items} className={bar.list} />
        </nav>
        <nav aria-label="This section" data-section="" className={styles.sectionMenu} />
        <nav aria-labelledby={`${id}docs`} className={styles.docsLinks}>
          <GetStartedLink primary />
          <p id={`${id}docs`} className={styles.docsLinksTitle}>
            Documentation
          </p>
          <ul className={bar.list}>
            {menuLinks.map(({to, label}) => (
              <li key={to}>
                <Link to={to} className={bar.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* Closes the menu on a tap outside. Hidden from assistive technology, which has the close button. */}
      <button
        type="button"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden
        className={styles.outside}
      />
    </div>
  );
}
