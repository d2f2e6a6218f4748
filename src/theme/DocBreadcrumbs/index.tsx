import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {categoryHref} from '../DocSidebarItem/Category';

const withOverviewLinks = (items: PropSidebar): PropSidebar =>
  items.map((item) =>
    item.type === 'category' ? {...item, href: categoryHref(item), items: withOverviewLinks(item.items)} : item,
  );

/** Breadcrumbs that also link categories with an overview (see `categoryHref`). The theme links only those with a page of their own. */
export default function BreadcrumbsWithOverviews(): ReactNode {
  const sidebar = useDocsSidebar();
  if (!sidebar) return <DocBreadcrumbs />;
  return (
    <DocsSidebarProvider name={sidebar.name} items={withOverviewLinks(sidebar.items)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
