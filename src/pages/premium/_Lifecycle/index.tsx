import type {PlanKey} from '@site/src/facts/types';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  states: readonly {
    key: string;
    title: string;
    /** Null if the state has no fixed duration. */
    days: number | null;
    meaning: string;
    /** Plan that sets the limits of existing items. */
    existing: PlanKey;
    /** Plan that sets the limits of new items. */
    added: PlanKey;
    /** Transitions; `to` is the title of the next state. */
    transitions: readonly {when: string; to: string}[];
  }[];
  names: Record<PlanKey, string>;
  caption: string;
}

/** The states of a subscription as stops on a line, with the transitions between them. */
export default function Lifecycle({states, names, caption}: Props): ReactNode {
  const tag = (plan: PlanKey) => <dd className={clsx(styles.tag, styles[plan])}>{names[plan]}</dd>;
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <ol>
        {states.map(({key, title, days, meaning, existing, added, transitions}) => (
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
              {transitions.map(({when, to}) => (
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
