import ActionLink from '@site/src/components/site/ActionLink';
import type {ReactNode} from 'react';
import DiscordMark from './DiscordMark';

interface Props {
  /** The one thing that the page is for; at most one on a screen. */
  primary?: boolean;
}

/** The link to where readers choose permissions and add the bot to their server. */
export default function AddToDiscord({primary}: Props): ReactNode {
  return (
    <ActionLink to="/get-started" primary={primary}>
      <DiscordMark />
      Add to Discord
    </ActionLink>
  );
}
