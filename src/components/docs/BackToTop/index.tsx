import ArrowUp from 'lucide-react/icons/arrow-up';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Leads back up a long text; src/page/scrolling.ts shows it to whoever scrolls up, and scrolls. */
export default function BackToTop(): ReactNode {
  return (
    <button type="button" aria-label="Scroll back to top" data-to-top="" className={styles.button}>
      <ArrowUp />
    </button>
  );
}
