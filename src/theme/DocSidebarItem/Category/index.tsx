import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import {canonicalPath} from '@site/src/lib/addresses';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {icons} from './icons';
import {categoryHref} from './categoryHref';

/** A sidebar category in `<details>`, which works without scripts. */
export default function SidebarCategory({item, activePath, level}: Props): ReactNode {
  const {items, label, className, href} = item;
  const active = isActiveSidebarItem(item, activePath);
  // The href of a folder's index page ends with a slash.
  const current = href !== undefined && canonicalPath(href) === canonicalPath(activePath);
  const to = categoryHref(item);
  const Icon = icons[className ?? ''];
  const name = (
    <>
      {Icon && <Icon />}
      {label}
    </>
  );
  const classes = 'menu__link menu__link--sublist';
  return (
    <li
      className={clsx(
        'menu__list-item theme-doc-sidebar-item-category',
        `theme-doc-sidebar-item-category-level-${level}`,
        className,
      )}
    >
      {to !== undefined && (
        <Link className={classes} to={to} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      )}
      <details open={active}>
        {to === undefined ? (
          <summary className={clsx(classes, 'menu__link--sublist-caret')}>{name}</summary>
        ) : (
          <summary className="menu__caret">
            <span className="sr-only">Pages of {label}</span>
          </summary>
        )}
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
