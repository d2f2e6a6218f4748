import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** The navbar's items from docusaurus.config.ts. The theme casts them too, because the config's type allows any item. */
export const useNavbarItems = (): readonly Item[] => useThemeConfig().navbar.items as readonly Item[];

export function NavbarItemList({items, className}: {items: readonly Item[]; className?: string}): ReactNode {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <NavbarItem {...item} />
        </li>
      ))}
    </ul>
  );
}
