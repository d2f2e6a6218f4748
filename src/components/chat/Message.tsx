import {product} from '@site/src/facts/product';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import Avatar from './Avatar';
import {personClasses, type Person} from '../../lib/chat/people';
import styles from './styles.module.css';

function Name({person}: {person: Person}): ReactNode {
  return <b className={clsx(styles.name, styles[personClasses[person]])}>{person}</b>;
}

function BotName(): ReactNode {
  return (
    <>
      <b className={styles.name}>{product.name}</b>{' '}
      <span className={styles.app}>
        {product.verified && <Check />}
        APP
      </span>
    </>
  );
}

export function Message({by, time, command, usedBy, ephemeral = false, children}: PropsOf<'Message'>): ReactNode {
  return (
    <li className={clsx(styles.message, ephemeral && styles.ephemeral)}>
      {usedBy !== undefined && (
        <p className={styles.commandUse}>
          <Avatar personOrBot={usedBy} className={styles.smallAvatar} />
          <Name person={usedBy} /> used{' '}
          <span className={styles.command} translate="no">
            {command}
          </span>
        </p>
      )}
      <Avatar personOrBot={by} />
      <div className={styles.column}>
        <p className={styles.head}>
          {by === 'bot' ? <BotName /> : <Name person={by} />}
          {time !== undefined && <span className={styles.time}> Today at {time}</span>}
        </p>
        <div className={styles.blocks}>{children}</div>
        {ephemeral && (
          <p className={styles.note}>
            <Eye />
            Only you can see this · <span className={styles.dismiss}>Dismiss message</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** A highlighted role, member, channel or command. */
export function Mention({of: name}: PropsOf<'Mention'>): ReactNode {
  return (
    <span className={name.startsWith('/') ? styles.command : styles.mention} translate="no">
      {name}
    </span>
  );
}
