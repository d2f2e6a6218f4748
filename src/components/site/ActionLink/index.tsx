import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  to: string;
  /** The one thing that the page is for; at most one on a screen. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button because it starts something. */
export default function ActionLink({to, primary = false, children}: Props): ReactNode {
  return (
    <Link to={to} className={clsx(styles.action, primary && styles.primary)}>
      {children}
    </Link>
  );
}
