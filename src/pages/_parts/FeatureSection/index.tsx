import type {FeatureCard} from '@site/src/build/data/features.data';
import grid from '@site/src/components/site/grid.first.module.css';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Icon} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Feature({feature: {title, icon, summary, to, command}}: {feature: FeatureCard}): ReactNode {
  return (
    <li className={styles.feature}>
      <Icon icon={icon} />
      <p className={styles.name}>
        <Link to={to}>{title}</Link> {command !== undefined && <code translate="no">{command}</code>}
      </p>
      <p>{summary}</p>
    </li>
  );
}

interface Props {
  title: string;
  why: string;
  /** A chat preview, shown on wide screens. */
  preview: ReactNode;
  features: readonly FeatureCard[];
}

/** A group of features with links to their guides. */
export default function FeatureSection({title, why, preview, features}: Props): ReactNode {
  return (
    <div className={grid.split}>
      <div className={styles.head}>
        <Heading as="h3">{title}</Heading>
        <p>{why}</p>
        <div className={styles.preview}>{preview}</div>
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Feature key={feature.key} feature={feature} />
        ))}
      </ul>
    </div>
  );
}
