import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  count: number | undefined;
  /** Singular: `module`, `step`. */
  what: string;
}

/** Warns that a shared link names items that no longer exist. */
export default function UnknownItems({count = 0, what}: Props): ReactNode {
  if (count === 0) return null;
  return (
    <p className={styles.linkWarning}>
      {count === 1
        ? `This link names a ${what} that no longer exists. It was left out.`
        : `This link names ${count} ${what}s that no longer exist. They were left out.`}
    </p>
  );
}
