import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import Avatar from './Avatar';
import styles from './styles.module.css';

const isField = (child: ReactNode): boolean => isValidElement(child) && child.type === Field;
const isBlank = (child: ReactNode): boolean => typeof child === 'string' && child.trim() === '';

export function Embed({author, title, footer, color, thumbnail, children}: PropsOf<'Embed'>): ReactNode {
  const parts = Children.toArray(children);
  const description = parts.filter((child) => !isField(child));
  const fields = parts.filter(isField);
  return (
    <div className={clsx(styles.embed, color && styles[color])}>
      <div className={styles.top}>
        <div className={styles.lines}>
          {author !== undefined && <p className={styles.author}>{author}</p>}
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {!description.every(isBlank) && <div className={styles.blocks}>{description}</div>}
        </div>
        {thumbnail !== undefined && <Avatar personOrBot={thumbnail} className={styles.thumbnail} />}
      </div>
      {fields.length > 0 && <dl className={styles.fields}>{fields}</dl>}
      {footer !== undefined && <p className={styles.lastLine}>{footer}</p>}
    </div>
  );
}

export function Field({name, inline = false, children}: PropsOf<'Field'>): ReactNode {
  return (
    <div className={inline ? undefined : styles.wide}>
      <dt>{name}</dt>
      <dd className={styles.blocks}>{children}</dd>
    </div>
  );
}
