import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A dropdown of the navbar, which works without scripts. Its own address, if any, is the first link, unless an item has it. */
export default function DropdownNavbarItem({items, label, html, to, href, className, position}: Props): ReactNode {
  const ownLink = to ? {to, label} : href ? {href, label} : undefined;
  return (
    <details className={clsx('dropdown', position === 'right' && 'dropdown--right', styles.dropdown)}>
      <summary
        className={clsx('navbar__link', className)}
        {...(html ? {dangerouslySetInnerHTML: {__html: html}} : {children: label})}
      />
      <ul className="dropdown__menu">
        {ownLink && !items.some((item) => item.to === to && item.href === href) && (
          <NavbarItem {...ownLink} isDropdownItem />
        )}
        {items.map((item, index) => (
          <NavbarItem key={index} {...item} isDropdownItem />
        ))}
      </ul>
    </details>
  );
}
