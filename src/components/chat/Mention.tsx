import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface MentionProps {
  /** What is mentioned, as the client shows it: `@Players`, `#events`, `/poll results`. */
  of: `@${string}` | `#${string}` | `/${string}`;
}

/** A role, member, channel or command in a text, marked as the client marks it. */
export function Mention({of}: MentionProps): ReactNode {
  return <span className={of.startsWith('/') ? styles.command : styles.mention}>{of}</span>;
}
