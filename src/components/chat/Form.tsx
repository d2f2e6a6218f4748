import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import {ActionRow, Button} from './Controls';
import styles from './styles.module.css';

/** A form that looks like a modal in Discord's client. Not interactive. */
export function Form({title, summary, followsTheme, children}: PropsOf<'Form'>): ReactNode {
  return (
    <figure className={clsx(styles.chat, styles.form, followsTheme && 'chat--themed')}>
      <figcaption className="sr-only">Form preview: {summary}</figcaption>
      <p className={styles.title}>{title}</p>
      {children}
      <ActionRow>
        <Button label="Cancel" />
        <Button label="Submit" style="primary" />
      </ActionRow>
    </figure>
  );
}

export function TextInput({label, style = 'short', placeholder, required = false}: PropsOf<'TextInput'>): ReactNode {
  return (
    <div>
      <p className={styles.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        <span className="sr-only">
          , {style === 'short' ? 'one line' : 'several lines'}, {required ? 'required' : 'optional'}
        </span>
      </p>
      <p className={clsx(styles.input, styles[style])}>{placeholder}</p>
    </div>
  );
}
