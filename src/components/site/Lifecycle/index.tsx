import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Plan = 'free' | 'premium';

interface Props {
  /** One after the other. */
  states: readonly {
    key: string;
    title: string;
    /** How long it lasts; null where no fixed time is set. */
    days: number | null;
    meaning: string;
    /** Whose limits items follow that were there before. */
    existing: Plan;
    /** Whose limits new items follow. */
    added: Plan;
  }[];
  /** Names of the plans. */
  names: Record<Plan, string>;
}

/** What a subscription goes through after it is canceled or a payment fails, as a line with a stop for each state. */
export default function Lifecycle({states, names}: Props): ReactNode {
  const tag = (plan: Plan) => <dd className={clsx(styles.tag, styles[plan])}>{names[plan]}</dd>;
  return (
    <ol className={styles.line}>
      {states.map(({key, title, days, meaning, existing, added}) => (
        <li key={key} className={clsx(existing !== added && styles.mixed, added === 'premium' && styles.full)}>
          <Heading as="h3">
            {title} {days !== null && <small>{days} days</small>}
          </Heading>
          <dl>
            <dt>Existing items</dt>
            {tag(existing)}
            <dt>New items</dt>
            {tag(added)}
          </dl>
          <p>{meaning}</p>
        </li>
      ))}
    </ol>
  );
}
