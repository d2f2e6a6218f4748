import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withoutBasePath} from '@site/src/facts/derived/basePath';
import type {ReactNode} from 'react';
import styles from './bar.first.module.css';

/** The types of navbar items that our config uses; the theme's type allows any item. */
type NavItem =
  | {type?: 'default'; to: string; label: string}
  /** Links to the first page of a sidebar, and is highlighted on all its pages. */
  | {type: 'docSidebar'; sidebarId: string; label: string};

interface NavLinkProps {
  to: string;
  label: string;
  /** Also true on pages below `to`. */
  inSection: boolean;
}

function NavLink({to, label, inSection}: NavLinkProps): ReactNode {
  const here = useLocation().pathname === useBaseUrl(to);
  return (
    <Link to={to} className={styles.link} aria-current={here ? 'page' : inSection || undefined}>
      {label}
    </Link>
  );
}

function SidebarLink({sidebarId, label}: {sidebarId: string; label: string}): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  const {link} = useLayoutDocsSidebar(sidebarId);
  if (!link) throw new Error(`sidebar "${sidebarId}" has no page that the navbar can link to; see sidebars.ts`);
  return <NavLink to={link.path} label={label} inSection={activeDoc?.sidebar === sidebarId} />;
}

/** The navbar's items from docusaurus.config.ts. */
export default function NavLinks(): ReactNode {
  const {pathname} = useLocation();
  const items = useThemeConfig().navbar.items as unknown as readonly NavItem[];
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          {item.type === 'docSidebar' ? (
            <SidebarLink {...item} />
          ) : (
            <NavLink {...item} inSection={withoutBasePath(pathname).startsWith(`${item.to}/`)} />
          )}
        </li>
      ))}
    </ul>
  );
}
