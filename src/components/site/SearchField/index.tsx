import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows down what is below it; Escape clears it. */
export default function SearchField({label, value, onChange}: Props): ReactNode {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </label>
  );
}
