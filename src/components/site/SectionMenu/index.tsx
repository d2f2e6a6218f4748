import {showCurrentEntry} from '@site/src/components/docs/SidebarContent/showCurrentEntry';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import {memo, useEffect, useRef, type ReactNode} from 'react';

type MenuProps = Pick<Props, 'sidebar' | 'path'>;

function Menu({sidebar, path}: MenuProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentEntry(list.current, list.current?.closest('[popover]')), []);
  return (
    <ul ref={list} className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </ul>
  );
}

/** Hands the sidebar of the pages shown to the navbar's drawer, which closes by itself when a page is chosen. */
function SectionMenu({sidebar, path}: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{sidebar, path}} />;
}

export default memo(SectionMenu);
