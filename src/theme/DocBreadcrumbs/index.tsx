import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {categoryHref} from '../DocSidebarItem/Category';

const withOverviews = (items: PropSidebar): PropSidebar =>
  items.map((item) =>
    item.type === 'category' ? {...item, href: categoryHref(item), items: withOverviews(item.items)} : item,
  );

/** The theme links categories that have `href`. Docusaurus only sets it for categories with their own page. */
export default function BreadcrumbsWithOverviews(): ReactNode {
  const sidebar = useDocsSidebar();
  if (!sidebar) return <DocBreadcrumbs />;
  return (
    <DocsSidebarProvider name={sidebar.name} items={withOverviews(sidebar.items)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
