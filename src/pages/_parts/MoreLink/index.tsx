import Link from '@docusaurus/Link';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function MoreLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={styles.more}>
      {children}
      <ArrowRight />
    </Link>
  );
}
