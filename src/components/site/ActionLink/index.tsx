import Link from '@docusaurus/Link';
import OutsideLink from '@site/src/components/site/OutsideLink';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.first.module.css';

interface Props {
  /** A path of this site, or the whole address of another one. */
  to: string;
  /** The one thing that the page is for; at most one on a screen. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button because it starts something; one that leaves the site says so. */
export default function ActionLink({to, primary = false, children}: Props): ReactNode {
  const className = clsx(styles.action, primary && styles.primary);
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <OutsideLink href={to} className={className}>
      {children}
    </OutsideLink>
  );
}

/** A button that looks like one of these links, and takes what a `button` takes. */
export function ActionButton(button: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...button} className={clsx(styles.action, styles.button)} />;
}

/** Such links beside each other, in order of importance. */
export function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
