import {counted} from '@site/src/shared/sentences';
import type {ReactNode} from 'react';
import type {Asked} from './selection';
import styles from './styles.module.css';

/** How many reasons are shown at once; a single one more is never worth a press. */
const FEW = 1;

const reason = (use: Asked['uses'][number]): string => `${use.feature}: ${use.for}`;

/** What needs a permission, and why; many reasons are folded away behind the first. */
export default function Reasons({label, uses}: Pick<Asked, 'label' | 'uses'>): ReactNode {
  const shown = uses.length > FEW + 1 ? FEW : uses.length;
  const rest = uses.slice(shown);
  return (
    <div className={styles.reasons}>
      {uses.slice(0, shown).map((use) => (
        <p key={reason(use)}>{reason(use)}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>
            <span>{counted(rest.length, 'more reason')}</span>
            <span className="sr-only">{` for ${label}`}</span>
          </summary>
          <ul>
            {rest.map((use) => (
              <li key={reason(use)}>{reason(use)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
