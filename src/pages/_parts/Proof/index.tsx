import {MoreLink} from '@site/src/pages/_parts/SitePage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  text: string;
  rows: readonly {name: ReactNode; value: ReactNode; key: string}[];
  to: string;
  linkText: string;
}

/** A claim with facts that prove it. */
export default function Proof({title, text, rows, to, linkText}: Props): ReactNode {
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
      <MoreLink to={to}>{linkText}</MoreLink>
    </article>
  );
}

/** Columns of `Proof` with aligned rows. */
export function ProofColumns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.proofs}>{children}</div>;
}
