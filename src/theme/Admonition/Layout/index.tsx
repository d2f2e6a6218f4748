import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {lookOf} from './kinds';
import styles from './styles.module.css';

/** An admonition such as `:::note`. */
export default function AdmonitionLayout({type, title, children, className, id}: Props): ReactNode {
  const titleId = useId();
  const {icon: Icon, tone} = lookOf(type);
  return (
    <div
      id={id}
      role="note"
      aria-labelledby={titleId}
      className={clsx('theme-admonition', `theme-admonition-${type}`, className, styles.note, tone && styles[tone])}
    >
      <Icon className={styles.icon} />
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
