import MoreLink from '@site/src/components/front/MoreLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  text: string;
  /** What proves it: a name and what is true of it. */
  rows: readonly {name: ReactNode; value: ReactNode; key: string}[];
  /** Where the rest is. */
  to: string;
  more: string;
}

/** A claim with what proves it. */
export default function Proof({title, text, rows, to, more}: Props): ReactNode {
  return (
    <article className={styles.proof}>
      <Heading as="h3">{title}</Heading>
      <p>{text}</p>
      <ul>
        {rows.map(({key, name, value}) => (
          <li key={key}>
            <span>{name}</span> <span>{value}</span>
          </li>
        ))}
      </ul>
      <MoreLink to={to}>{more}</MoreLink>
    </article>
  );
}

/** Proofs beside each other, their parts in line. */
export function Proofs({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.proofs}>{children}</div>;
}
