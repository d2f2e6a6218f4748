import controls from '@site/src/components/controls.module.css';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows down what is below it; Escape or a button clears it. It is shown once a script answers it. */
export default function SearchField({label, value, onChange}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <label>
        <span>{label}</span>
        <input
          ref={field}
          className={controls.field}
          type="search"
          value={value}
          // A page that is loaded again would bring an older search with it.
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
          }}
        />
      </label>
      {value !== '' && (
        <button
          type="button"
          className={controls.words}
          onClick={() => {
            onChange('');
            // The button goes away, and the focus with it.
            field.current?.focus();
          }}
        >
          Show all
        </button>
      )}
    </div>
  );
}
