import {useId, type ReactNode} from 'react';
import type {SelectOption} from './previewChoices';
import styles from './styles.module.css';

interface Props {
  /** Identifies the field in `IslandState.earlyInput`. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (key: string) => void;
}

export default function LabeledSelect({name, label, options, value, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.control}
        value={value}
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
