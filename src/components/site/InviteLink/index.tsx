import styles from '../ActionLink/styles.first.module.css';
import DiscordMark from '../AddToDiscord/DiscordMark';
import OutsideLink from '../OutsideLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** Address of the invite. */
  href: string;
  /** The one thing that the page is for; at most one on a screen. */
  primary?: boolean;
  children?: ReactNode;
}

/** A link that looks like a button and opens an invite. */
export default function InviteLink({href, primary = false, children = 'Add to Discord'}: Props): ReactNode {
  return (
    <OutsideLink href={href} className={clsx(styles.action, primary && styles.primary)}>
      <DiscordMark />
      <span>{children}</span>
    </OutsideLink>
  );
}
