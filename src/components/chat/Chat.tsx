import clsx from 'clsx';
import Hash from 'lucide-react/icons/hash';
import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import styles from './styles.module.css';

/** A chat transcript that looks like Discord's client, by default in its dark theme. Not interactive. */
export function Chat({summary, channel, topic, followsTheme, children}: PropsOf<'Chat'>): ReactNode {
  return (
    <figure className={clsx(styles.chat, followsTheme && 'chat--themed')}>
      <figcaption className="sr-only">Chat preview: {summary}</figcaption>
      {channel !== undefined && (
        <div className={styles.channelBar}>
          <Hash />
          {/* The playground changes the channel. The key then replaces the element: React can't update text that the browser has translated. */}
          <span key={channel} className={styles.channel}>
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
