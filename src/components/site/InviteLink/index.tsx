import styles from '../ActionLink/styles.first.module.css';
import DiscordMark from '../DiscordMark';
import ExternalLink from '../ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  href: string;
  /** Highlights the link. At most one on a screen. */
  primary?: boolean;
  children?: ReactNode;
}

/** Opens an invite on Discord. Looks like an `ActionLink`, which islands can't use because it needs Docusaurus. */
export default function InviteLink({href, primary = false, children = 'Add to Discord'}: Props): ReactNode {
  return (
    <ExternalLink href={href} className={clsx(styles.action, primary && styles.primary)}>
      <DiscordMark />
      <span>{children}</span>
    </ExternalLink>
  );
}
