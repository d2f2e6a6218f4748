import type {Props} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** On narrow screens, src/browser/drawer.ts copies the sidebar's content into the drawer. */
export default function Sidebar({sidebar, path}: Props): ReactNode {
  return (
    <nav aria-label="Docs sidebar" className={styles.sidebar}>
      <side-menu className={clsx('menu', styles.menu)}>
        <ul className="theme-doc-sidebar-menu menu__list">
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </side-menu>
    </nav>
  );
}
