import controls from '@site/src/components/controls.module.css';
import SearchField from '@site/src/components/site/SearchField';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The search field that filters modules and functions. Escape or "Show all" clears it. Hidden until hydration. */
export default function FeatureSearch({value, onChange}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <SearchField
        label="Find a module or function"
        ref={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onChange('');
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={controls.words}
          onClick={() => {
            onChange('');
            // This button disappears, which would lose the focus.
            field.current?.focus();
          }}
        >
          Show all
        </button>
      )}
    </div>
  );
}
