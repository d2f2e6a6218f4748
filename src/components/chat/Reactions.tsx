import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import {SpokenCommas} from './Controls';
import styles from './styles.module.css';

export function Reactions({children}: PropsOf<'Reactions'>): ReactNode {
  return (
    <div className={styles.row}>
      <span className="sr-only">Reactions: </span>
      <SpokenCommas>{children}</SpokenCommas>
    </div>
  );
}

export function Reaction({icon: Icon, name, count, mine = false}: PropsOf<'Reaction'>): ReactNode {
  return (
    <span className={clsx(styles.reaction, mine && styles.mine)}>
      <Icon />
      <span className="sr-only">{name} </span>
      {count}
      {mine && <span className="sr-only"> including yours</span>}
    </span>
  );
}
