import controls from '@site/src/components/controls.module.css';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type {ReactNode} from 'react';
import styles from './island.module.css';

interface Props {
  text: string;
  /** Completes "Copying failed. Copy … by hand". */
  textName: string;
  children: ReactNode;
}

/** Copies a link; src/browser/copy.ts handles the click and, if the browser refuses, shows the field with the link. */
export default function CopyButton({text, textName, children}: Props): ReactNode {
  return (
    <div className={styles.copyButton}>
      <button type="button" className={controls.button} data-copy={text}>
        <Copy />
        <Check />
        <span>{children}</span>
      </button>
      <span role="status" className="sr-only" />
      <label className={styles.byHand} hidden>
        <span>{`Copying failed. Copy ${textName} by hand:`}</span>
        <input className={controls.field} readOnly value={text} />
      </label>
    </div>
  );
}
