import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {FeatureLink} from '../features.data';
import styles from './styles.module.css';

/** Links to modules or groups of functions, each with its sentence. */
export default function FeatureList({features}: {features: readonly FeatureLink[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {features.map(({title, summary, to}) => (
        <li key={to} className={styles.item}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
