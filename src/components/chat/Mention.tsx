import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/shapes';
import styles from './styles.module.css';

/** A highlighted role, member, channel or command. */
export function Mention({of: name}: PropsOf<'Mention'>): ReactNode {
  return (
    <span className={name.startsWith('/') ? styles.command : styles.mention} translate="no">
      {name}
    </span>
  );
}
