import clsx from 'clsx';
import Hash from 'lucide-react/icons/hash';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CommonProps {
  /** What happens in the preview, in one sentence; read aloud before it, not seen. */
  summary: string;
  /** `dark` and `light` are so in both themes, `page` goes with the theme of the page. Dark by default. */
  surface?: 'dark' | 'light' | 'page';
  /** For the page that places the preview. */
  className?: string;
  /** Messages, oldest first. */
  children: ReactNode;
}

interface ChannelProps {
  /** Name of the channel without the number sign; shows the bar at the top. */
  channel: string;
  /** What the channel is for; cut off where there is no room. */
  topic?: string;
}

interface NoChannelProps {
  channel?: never;
  topic?: never;
}

export type ChatProps = CommonProps & (ChannelProps | NoChannelProps);

/** What members see in chat: a transcript that is drawn like the platform's client. Nothing in it can be pressed. */
export function Chat({summary, channel, topic, surface = 'dark', className, children}: ChatProps): ReactNode {
  return (
    <figure className={clsx(styles.chat, surface !== 'dark' && `chat--${surface}`, className)}>
      <figcaption className="sr-only">Chat preview: {summary}</figcaption>
      {channel !== undefined && (
        <div className={styles.bar}>
          <Hash />
          <span className={styles.channel}>
            <span className="sr-only">Channel </span>
            {channel}
          </span>
          {topic !== undefined && (
            <span className={styles.topic}>
              <span className="sr-only">, topic: </span>
              {topic}
            </span>
          )}
        </div>
      )}
      <ol className={styles.log}>{children}</ol>
    </figure>
  );
}
