import Link from '@docusaurus/Link';
import iconButton from '@site/src/components/site/iconButton.first.module.css';
import ExternalLink from '@site/src/components/site/ExternalLink';
import announcements from '@site/src/build/data/announcements.data';
import clsx from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import styles from './styles.first.module.css';

type Messages = typeof announcements.messages;

function AnnouncementText({message: {text, links}}: {message: Messages[number]}): ReactNode {
  return (
    <p>
      {text}
      {links.map(({label, to}) => (
        <span key={label}>
          {' '}
          {to.startsWith('/') ? <Link to={to}>{label}</Link> : <ExternalLink href={to}>{label}</ExternalLink>}
        </span>
      ))}
    </p>
  );
}

function Slides({messages}: {messages: Messages}): ReactNode {
  return (
    <div className={styles.viewport} data-viewport="">
      {/* Swiper needs the classes `swiper-wrapper` and `swiper-slide`. */}
      <div className={clsx('swiper-wrapper', styles.row)} aria-live="off">
        {messages.map((message, index) => (
          <div
            key={message.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${messages.length}`}
            inert={index !== 0}
            className={clsx('swiper-slide', styles.slide)}
            data-slide=""
          >
            <AnnouncementText message={message} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface ControlButtonProps {
  value: 'previous' | 'next' | 'rotation';
  label: string;
  children: ReactNode;
}

function ControlButton({value, label, children}: ControlButtonProps): ReactNode {
  return (
    <button type="button" value={value} aria-label={label} className={clsx(iconButton.button, styles[value])}>
      {children}
    </button>
  );
}

function Controls({count}: {count: number}): ReactNode {
  return (
    <div className={styles.controls}>
      <ControlButton value="previous" label="Previous announcement">
        <ChevronLeft />
      </ControlButton>
      <span className={styles.count}>
        <span className="sr-only">Announcement </span>
        <span data-count="">{`1/${count}`}</span>
      </span>
      <ControlButton value="next" label="Next announcement">
        <ChevronRight />
      </ControlButton>
      <ControlButton value="rotation" label="Pause announcements">
        <Pause />
        <Play />
      </ControlButton>
    </div>
  );
}

/** The banner above every page; src/browser/banner.ts rotates it if there are several messages. Renders nothing without messages. */
export default function AnnouncementBar(): ReactNode {
  const {id, messages} = announcements;
  const [message] = messages;
  if (!message) return null;
  const isSingle = messages.length === 1;
  return (
    <site-banner data-id={id}>
      <section
        aria-label="Announcements"
        aria-roledescription={isSingle ? undefined : 'carousel'}
        data-surface="cta"
        className={clsx('theme-announcement-bar', styles.banner)}
      >
        <div className={clsx(styles.inner, isSingle && styles.single)}>
          {isSingle ? (
            <div className={clsx(styles.slide, styles.viewport)} data-slide="">
              <AnnouncementText message={message} />
            </div>
          ) : (
            <>
              <Slides messages={messages} />
              <Controls count={messages.length} />
            </>
          )}
          <button
            type="button"
            value="close"
            aria-label="Close announcements"
            className={clsx(iconButton.button, styles.close)}
          >
            <X />
          </button>
        </div>
      </section>
    </site-banner>
  );
}
