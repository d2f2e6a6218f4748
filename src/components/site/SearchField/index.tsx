import controls from '@site/src/components/controls.module.css';
import {maxFilterLength} from '@site/src/lib/tokenize';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
}

export default function SearchField({label, ...input}: Props): ReactNode {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      {/* `autoComplete` is off, because browsers would restore an old search on reload. */}
      <input {...input} type="search" className={controls.field} autoComplete="off" maxLength={maxFilterLength} />
    </label>
  );
}
