import type {Tone} from '@site/src/shared/filterList';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  tone: Tone;
  /** The word; its color only underlines what it says. */
  children: ReactNode;
}

/** A word that says where something stands, in a frame. */
export default function Badge({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
