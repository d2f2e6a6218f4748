import styles from '../ActionLink/styles.first.module.css';
import DiscordMark from '../DiscordMark';
import ExternalLink from '../ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  href: string;
  /** At most one on a screen. */
  primary?: boolean;
  children?: ReactNode;
}

/** Opens an invite on Discord. */
export default function InviteLink({href, primary = false, children = 'Add to Discord'}: Props): ReactNode {
  return (
    <ExternalLink href={href} className={clsx(styles.action, primary && styles.primary)}>
      <DiscordMark />
      <span>{children}</span>
    </ExternalLink>
  );
}
