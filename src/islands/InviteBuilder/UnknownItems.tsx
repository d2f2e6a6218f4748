import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The number of things in the address that don't exist. */
  count: number | undefined;
  /** Names one of them. */
  what: string;
}

/** Says that the page ignored a part of its address. */
export default function LeftOut({count = 0, what}: Props): ReactNode {
  if (count === 0) return null;
  return (
    <p className={styles.replaced}>
      {count === 1
        ? `This link names a ${what} that no longer exists. It's left out.`
        : `This link names ${count} ${what}s that no longer exist. They're left out.`}
    </p>
  );
}
