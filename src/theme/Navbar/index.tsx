import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import iconButton from '@site/src/components/site/iconButton.first.module.css';
import clsx from 'clsx';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type {ReactNode} from 'react';
import Drawer from './Drawer';
import {NavbarItemList, useNavbarItems} from './items';
import SearchBar from '@theme/SearchBar';
import styles from './bar.first.module.css';
import {brandId, drawerId} from '@site/src/lib/markup';

/** Switches between light and dark theme; see src/browser/colorMode.ts. */
function ColorModeSwitch(): ReactNode {
  return (
    <color-mode>
      <button type="button" aria-label="Switch between dark and light mode" className={iconButton.button}>
        <Sun />
        <Moon />
      </button>
    </color-mode>
  );
}

/** The navbar. Below 997 px, the links are in the drawer. */
export default function Navbar(): ReactNode {
  const {
    navbar: {title, logo},
    colorMode: {disableSwitch},
  } = useThemeConfig();
  const logoUrl = useBaseUrl(logo?.src);
  const items = useNavbarItems();
  const [leftItems, rightItems] = splitNavbarItems([...items]);
  return (
    <>
      <header className={clsx('theme-layout-navbar navbar navbar--primary', styles.navbar)}>
        <div className={styles.inner}>
          <Link to={logo?.href ?? '/'} target={logo?.target} id={brandId} className={styles.brand}>
            {logo && (
              <img
                src={logoUrl}
                alt={logo.alt ?? (title ? '' : undefined)}
                width={logo.width}
                height={logo.height}
                className={logo.className}
              />
            )}
            {title}
          </Link>
          <nav aria-label="Main" className={styles.links}>
            {leftItems.length > 0 && <NavbarItemList items={leftItems} className={clsx(styles.list, styles.left)} />}
            {rightItems.length > 0 && <NavbarItemList items={rightItems} className={styles.list} />}
          </nav>
          {!disableSwitch && <ColorModeSwitch />}
          {!items.some(({type}) => type === 'search') && <SearchBar />}
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label="Menu"
            className={clsx(iconButton.button, styles.menuButton)}
          >
            <Menu />
          </button>
        </div>
      </header>
      <Drawer />
    </>
  );
}
