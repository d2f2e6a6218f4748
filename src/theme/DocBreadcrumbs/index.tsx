import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {overviewOf} from '@site/src/components/docs/SidebarCategory/overview';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** The groups of a sidebar as links to where their names lead. */
const linked = (items: PropSidebar): PropSidebar =>
  items.map((item) => (item.type === 'category' ? {...item, href: overviewOf(item), items: linked(item.items)} : item));

/** The theme draws a group of the sidebar as a link if it has an address, and knows those of pages alone. */
export default function BreadcrumbsWithOverviews(): ReactNode {
  const sidebar = useDocsSidebar();
  if (!sidebar) return <DocBreadcrumbs />;
  return (
    <DocsSidebarProvider name={sidebar.name} items={linked(sidebar.items)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
