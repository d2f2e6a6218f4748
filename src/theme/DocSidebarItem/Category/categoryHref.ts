import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/** Returns the link of a category: its own page, or `customProps.overview` from sidebars.ts or `_category_.json`. */
export const categoryHref = ({href, customProps}: PropSidebarItemCategory): string | undefined =>
  href ?? (customProps?.overview as string | undefined);
