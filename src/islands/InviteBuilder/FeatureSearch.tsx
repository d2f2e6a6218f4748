import controls from '@site/src/components/controls.module.css';
import {maxFilterLength} from '@site/src/lib/tokenize';
import {useRef, type ReactNode} from 'react';
import data from '../../build/data/inviteCatalog.data';
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
      <label>
        <span>{`Find a ${data.nouns.one}`}</span>
        {/* `autoComplete` is off, because browsers would restore an old search on reload. */}
        <input
          ref={field}
          type="search"
          className={controls.field}
          autoComplete="off"
          maxLength={maxFilterLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onChange('');
          }}
        />
      </label>
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
