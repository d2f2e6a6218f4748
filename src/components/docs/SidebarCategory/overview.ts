import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/**
 * Where the name of a group leads: to its page, else to the page that lists its pages, `customProps.overview` in
 * sidebars.ts and in `_category_.json`.
 */
export const overviewOf = ({href, customProps}: PropSidebarItemCategory): string | undefined =>
  href ?? (customProps?.overview as string | undefined);
