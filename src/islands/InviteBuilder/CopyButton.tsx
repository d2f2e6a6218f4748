import controls from '@site/src/components/controls.module.css';
import Check from 'lucide-react/icons/check';
import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  icon: ComponentType;
  /** What is copied. */
  text: string;
  /** Names what is copied, where copying failed. */
  what: string;
  children: ReactNode;
}

/** Copies an address, by src/page/copy.ts; where the browser does not let it, the address can be copied by hand. */
export default function CopyButton({icon: Icon, text, what, children}: Props): ReactNode {
  return (
    <div className={styles.copying}>
      <button type="button" className={controls.button} data-copy={text}>
        <Icon />
        <Check />
        <span>{children}</span>
      </button>
      <span role="status" className="sr-only" />
      <label className={styles.failed} hidden>
        <span>{`Copying failed. Copy ${what} by hand:`}</span>
        <input className={controls.field} readOnly value={text} />
      </label>
    </div>
  );
}
