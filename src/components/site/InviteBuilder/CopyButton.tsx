import controls from '@site/src/components/controls.module.css';
import {useCopying} from '@site/src/components/useCopying';
import Check from 'lucide-react/icons/check';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  icon: ReactNode;
  /** What is copied, made when the button is pressed. */
  text: () => string;
  /** Names what is copied, where copying failed. */
  what: string;
  children: ReactNode;
}

/** Once, when the field appears: from here on a press of two keys copies. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies an address; where the browser does not let it, the address can be copied by hand. */
export default function CopyButton({icon, text, what, children}: Props): ReactNode {
  const {result, copy} = useCopying();
  return (
    <>
      <button type="button" className={controls.button} onClick={() => void copy(text())}>
        {result === 'copied' ? <Check /> : icon}
        {children}
      </button>
      <span role="status" className="sr-only">
        {result === 'copied' && 'Copied'}
      </span>
      {result === 'failed' && (
        <label className={styles.failed}>
          Copying failed. Copy {what} by hand:
          <input ref={selectAll} className={controls.field} readOnly value={text()} />
        </label>
      )}
    </>
  );
}
