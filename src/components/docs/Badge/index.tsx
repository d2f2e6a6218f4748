import type {BadgeTone} from '@site/src/lib/markup';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  tone: BadgeTone;
  children: ReactNode;
}

/** A short status on a colored background: `Open`, `Fixed`. */
export default function Badge({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
