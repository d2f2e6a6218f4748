import rosettes from '@site/src/components/site/rosettes.first.module.css';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the card. */
  id: string;
  name: string;
  /** With its currency. */
  price: string;
  /** What the price is for. */
  per: string;
  summary: string;
  /** What one can do next; one link. */
  action: ReactNode;
  /** Says which terms readers accept with the action, which it is shown below. */
  terms?: ReactNode;
  /** What the plan has. */
  points: readonly string[];
  /** Sentences about paying. */
  small: readonly string[];
  /** The plan that is offered: on a dark surface. */
  offered?: boolean;
}

/** A plan with its price and what it has. */
export default function PlanCard(props: Props): ReactNode {
  const {id, name, price, per, summary, action, terms, points, small, offered = false} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-label={name}
      className={clsx(styles.plan, offered && styles.offered, offered && rosettes.pattern)}
      data-surface={offered ? 'night' : undefined}
    >
      <Heading as="h2">{name}</Heading>
      <p className={styles.price}>
        <b>{price}</b> <span>{per}</span>
      </p>
      <p>{summary}</p>
      {/* One row of the grid, which cards share. */}
      <div className={styles.action}>
        {action}
        {terms && <p className={styles.terms}>{terms}</p>}
      </div>
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
