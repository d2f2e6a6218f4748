import controls from '@site/src/components/controls.module.css';
import {maxFilterLength} from '@site/src/shared/tokenize';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
}

/** A field for words to search for, behind its label. It says what it is for, and takes what an `input` takes. */
export default function SearchField({label, ...input}: Props): ReactNode {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      {/* A page that is loaded again would bring an older search with it. */}
      <input {...input} type="search" className={controls.field} autoComplete="off" maxLength={maxFilterLength} />
    </label>
  );
}
