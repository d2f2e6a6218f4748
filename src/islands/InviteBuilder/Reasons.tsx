import type {ReactNode} from 'react';
import type {RequestedPermission} from './selection';
import styles from './styles.module.css';

interface Props extends Pick<RequestedPermission, 'uses'> {
  summary: ReactNode;
}

/** A collapsed list of the features that need a permission, and why. */
export default function Reasons({summary, uses}: Props): ReactNode {
  return (
    <details className={styles.reasons}>
      <summary>{summary}</summary>
      <ul>
        {uses.map((use) => (
          <li key={`${use.featureTitle} ${use.for}`}>{`${use.featureTitle}: ${use.for}`}</li>
        ))}
      </ul>
    </details>
  );
}
