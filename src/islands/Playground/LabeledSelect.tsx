import {useId, type ReactNode} from 'react';
import type {Option} from './choices';
import styles from './styles.module.css';

interface Props {
  /** Names the choice to src/islands/early.ts. */
  name: string;
  label: string;
  options: readonly Option[];
  /** Key of the option that is chosen. */
  value: string;
  onChoose: (key: string) => void;
}

/** A native menu under its label. */
export default function Menu({name, label, options, value, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.control}
        value={value}
        // A page that the reader goes back to would bring an older choice with it.
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
