import iconButton from '@site/src/components/site/iconButton.first.module.css';
import clsx from 'clsx';
import Search from 'lucide-react/icons/search';
import type {ReactNode} from 'react';
import styles from './Navbar/bar.first.module.css';

/** Opens the search; see src/browser/searchButton.ts. On narrow screens, the navbar shows only its icon. */
export default function SearchBar(): ReactNode {
  return (
    <button type="button" data-search="" className={clsx(iconButton.button, styles.link, styles.search)}>
      <Search />
      <span>Search</span>
    </button>
  );
}
