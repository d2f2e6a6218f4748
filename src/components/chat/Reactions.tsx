import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';
import Separated from './Separated';
import styles from './styles.module.css';

export interface ReactionsProps {
  /** Reactions. */
  children: ReactNode;
}

export interface ReactionProps {
  /** In place of an emoji, for instance `import Hand from 'lucide-react/icons/hand'`. */
  icon: LucideIcon;
  /** The icon in a word; read aloud, not seen. */
  name: string;
  /** How many members reacted so, the reader included. */
  count: number;
  /** The reader is one of them. */
  mine?: boolean;
}

/** Reactions under a message. */
export function Reactions({children}: ReactionsProps): ReactNode {
  return (
    <div className={styles.row}>
      <span className="sr-only">Reactions: </span>
      <Separated>{children}</Separated>
    </div>
  );
}

/** One emoji and how often it was given. */
export function Reaction({icon: Icon, name, count, mine = false}: ReactionProps): ReactNode {
  return (
    <span className={clsx(styles.reaction, mine && styles.mine)}>
      <Icon />
      <span className="sr-only">{name} </span>
      {count}
      {mine && <span className="sr-only"> including yours</span>}
    </span>
  );
}
