import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import {canonicalPath} from '@site/src/lib/addresses';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {LucideIcon} from 'lucide-react';
import Blocks from 'lucide-react/icons/blocks';
import Code from 'lucide-react/icons/code';
import ListTree from 'lucide-react/icons/list-tree';
import Terminal from 'lucide-react/icons/terminal';

/** Category icons by their class name in `_category_.json`. Inline SVG, because decoding SVG images in CSS delays the menu. */
const categoryIcons: Readonly<Record<string, LucideIcon>> = {
  'group-modules': Blocks,
  'group-functions': Terminal,
  'group-extras': ListTree,
  'group-api': Code,
};

/** Returns a category's link: its own page, or `customProps.overview` of `_category_.json`, such as `/docs#modules`. */
export const categoryHref = ({href, customProps}: PropSidebarItemCategory): string | undefined =>
  href ?? (customProps?.overview as string | undefined);

/** A sidebar category in `<details>`, which works without scripts. */
export default function SidebarCategory({item, activePath, level}: Props): ReactNode {
  const {items, label, className, href, collapsed, collapsible} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  // Without unlisted pages.
  const isEmpty = useVisibleSidebarItems(items, activePath).length === 0;
  // The href of a folder's index page ends with a slash.
  const isCurrentPage = href !== undefined && canonicalPath(href) === canonicalPath(activePath);
  const to = categoryHref(item);
  if (isEmpty && to === undefined) return null;
  const Icon = categoryIcons[className ?? ''];
  const labelWithIcon = (
    <>
      {Icon && <Icon />}
      {label}
    </>
  );
  const classes = clsx('menu__link menu__link--sublist', isActive && 'menu__link--active');
  const list = (
    <ul className="menu__list">
      <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        'menu__list-item theme-doc-sidebar-item-category',
        `theme-doc-sidebar-item-category-level-${level}`,
        className,
      )}
    >
      {to !== undefined && (
        <Link className={classes} to={to} aria-current={isCurrentPage ? 'page' : undefined}>
          {labelWithIcon}
        </Link>
      )}
      {isEmpty ? null : collapsible ? (
        <details open={isActive || !collapsed}>
          {to === undefined ? (
            <summary className={clsx(classes, 'menu__link--sublist-caret')}>{labelWithIcon}</summary>
          ) : (
            <summary className="menu__caret">
              <span className="sr-only">Pages of {label}</span>
            </summary>
          )}
          {list}
        </details>
      ) : (
        <>
          {to === undefined && <span className={classes}>{labelWithIcon}</span>}
          {list}
        </>
      )}
    </li>
  );
}
