import ArrowUp from 'lucide-react/icons/arrow-up';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Appears when the reader scrolls up; see src/browser/scrolling.ts. */
export default function BackToTop(): ReactNode {
  return (
    <button type="button" aria-label="Scroll back to top" data-to-top="" className={styles.button}>
      <ArrowUp />
    </button>
  );
}
