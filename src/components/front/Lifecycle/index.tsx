import type {PlanKey} from '@site/src/facts/types';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One after the other. */
  states: readonly {
    key: string;
    title: string;
    /** How long it lasts; null where no fixed time is set. */
    days: number | null;
    meaning: string;
    /** Whose limits items follow that were there before. */
    existing: PlanKey;
    /** Whose limits new items follow. */
    added: PlanKey;
    /** What leads on from here, and the title of the state that it leads to. */
    next: readonly {when: string; to: string}[];
  }[];
  /** Names of the plans. */
  names: Record<PlanKey, string>;
  /** What the figure shows, in a sentence. */
  caption: string;
}

/** What a subscription goes through: a line with a stop for each state, and under it what leads to another. */
export default function Lifecycle({states, names, caption}: Props): ReactNode {
  const tag = (plan: PlanKey) => <dd className={clsx(styles.tag, styles[plan])}>{names[plan]}</dd>;
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <ol>
        {states.map(({key, title, days, meaning, existing, added, next}) => (
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
            <ul>
              {next.map(({when, to}) => (
                <li key={when}>
                  {when} <ArrowRight />
                  <span className="sr-only">leads to </span>
                  <b>{to}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
