import rosettes from '@site/src/components/site/rosettes.first.module.css';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  name: string;
  /** With the currency. */
  price: string;
  /** `a month for one server` */
  priceSuffix: string;
  summary: string;
  /** One link. */
  action: ReactNode;
  /** Terms that the reader accepts by clicking the action. */
  terms?: ReactNode;
  points: readonly string[];
  /** Small print about payment, in sentences. */
  smallPrint: readonly string[];
  /** Shows the plan on a dark surface, because it is the one for sale. */
  isForSale?: boolean;
}

export default function PlanCard(props: Props): ReactNode {
  const {id, name, price, priceSuffix, summary, action, terms, points, smallPrint, isForSale = false} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-label={name}
      className={clsx(styles.plan, isForSale && styles.offered, isForSale && rosettes.pattern)}
      data-surface={isForSale ? 'night' : undefined}
    >
      <Heading as="h2">
        {name}
        <span className="sr-only"> plan</span>
      </Heading>
      <p className={styles.price}>
        <b>{price}</b> <span>{priceSuffix}</span>
      </p>
      <p>{summary}</p>
      {/* One element, because cards share the rows of a subgrid. */}
      <p className={styles.action}>
        {action}
        {terms && <span className={styles.terms}> {terms}</span>}
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check />
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.smallPrint}>{smallPrint.join(' ')}</p>
    </section>
  );
}
