import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Limits that Premium raises: `5 → 25` */
export default function Gains({gains}: {gains: readonly {label: string; free: string; premium: string}[]}): ReactNode {
  return (
    <dl className={styles.gains}>
      {gains.map(({label, free, premium}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="sr-only">Free </span>
            {free} <ArrowRight />
            <b>
              <span className="sr-only">Premium </span>
              {premium}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
