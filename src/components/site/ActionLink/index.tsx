import Link from '@docusaurus/Link';
import DiscordMark from '@site/src/components/site/DiscordMark';
import ExternalLink from '@site/src/components/site/ExternalLink';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.first.module.css';
// Hover styles, which the first paint doesn't need.
import './styles.module.css';

interface Props {
  /** A path on this site or an external URL. */
  to: string;
  /** Highlights the link. At most one on a screen. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export default function ActionLink({to, primary = false, children}: Props): ReactNode {
  const className = clsx(styles.action, primary && styles.primary);
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={to} className={className}>
      {children}
    </ExternalLink>
  );
}

/** "Add to Discord": links to the get-started page, where readers choose an invite. */
export function GetStartedLink({primary}: Pick<Props, 'primary'>): ReactNode {
  return (
    <ActionLink to="/get-started" primary={primary}>
      <DiscordMark />
      Add to Discord
    </ActionLink>
  );
}

/** A `button` that looks like an `ActionLink`. */
export function ActionButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={styles.action} />;
}

/** A row of `ActionLink`s, the most important first. */
export function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
