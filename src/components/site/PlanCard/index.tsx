import rosettes from '@site/src/components/site/rosettes.module.css';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the heading. */
  id: string;
  name: string;
  /** In US dollars a month. */
  price: number;
  /** What the price is for. */
  per: string;
  summary: string;
  /** What one can do next; one link. */
  action: ReactNode;
  /** What the plan has. */
  points: readonly string[];
  /** Sentences about paying. */
  small: readonly string[];
  /** The plan that is offered: on a dark surface. */
  offered?: boolean;
}

/** A plan with its price and what it has. */
export default function PlanCard(props: Props): ReactNode {
  const {id, name, price, per, summary, action, points, small, offered = false} = props;
  return (
    <section
      aria-labelledby={id}
      className={clsx(styles.plan, offered && styles.offered, offered && rosettes.pattern)}
      data-surface={offered ? 'night' : undefined}
    >
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <p className={styles.price}>
        <b>${price}</b> {per}
      </p>
      <p>{summary}</p>
      <p className={styles.action}>{action}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check />
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{small.join(' ')}</p>
    </section>
  );
}
