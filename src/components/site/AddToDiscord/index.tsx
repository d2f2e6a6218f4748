import ActionLink from '@site/src/components/site/ActionLink';
import type {ReactNode} from 'react';
import {DiscordMark} from '@site/src/components/site/InviteLink';

interface Props {
  /** At most one on a screen. */
  primary?: boolean;
}

/** "Add to Discord": links to the get-started page, where readers choose an invite. */
export default function AddToDiscord({primary}: Props): ReactNode {
  return (
    <ActionLink to="/get-started" primary={primary}>
      <DiscordMark />
      Add to Discord
    </ActionLink>
  );
}
