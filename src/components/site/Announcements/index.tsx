import Link from '@docusaurus/Link';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {brandId} from '@site/src/components/site/Navbar';
import iconButton from '@site/src/components/site/iconButton.module.css';
import OutsideLink from '@site/src/components/site/OutsideLink';
import {announcements} from '@site/src/facts/announcements';
import clsx from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import {useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useRotation} from './rotation';
import styles from './styles.module.css';
import {useReducedMotion} from './useReducedMotion';
import {useSlides} from './useSlides';

/** How long each announcement is shown, in milliseconds (specification, section 9). */
const DELAY = 5000;

const {messages} = announcements;

/** Keys that only lead through the page. */
const PASSING_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

function Banner({onClose}: {onClose: () => void}): ReactNode {
  const {current, setCurrent, playing, setPlaying} = useRotation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const {viewport, row, move, handlers} = useSlides({count: messages.length, current, setCurrent, jump: reducedMotion});
  const rotating = playing && !hovered && !focused && !reducedMotion;

  const moveOn = useEffectEvent(() => move(1));
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(moveOn, DELAY);
    return () => clearTimeout(timer);
    // Each message has its full time, however it came into view.
  }, [rotating, current]);

  const stop = ({target}: SyntheticEvent) => {
    // The button that pauses and plays does what it says.
    if (target instanceof Element && !target.closest('[data-rotation]')) setPlaying(false);
  };
  const togglePlaying = () => {
    setPlaying(!playing);
    // Whoever presses play wants it to move now, with the pointer still on the button.
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      aria-label="Announcements"
      aria-roledescription="carousel"
      data-surface="cta"
      className={clsx('theme-announcement-bar', styles.banner)}
      onPointerDown={(event) => {
        stop(event);
        handlers.onPointerDown(event);
      }}
      onPointerUp={handlers.onPointerUp}
      onClick={stop}
      onKeyDown={(event: KeyboardEvent) => {
        if (!PASSING_KEYS.includes(event.key)) stop(event);
      }}
      onPointerEnter={(event) => {
        setHovered(event.pointerType === 'mouse');
        handlers.onPointerEnter(event);
      }}
      onPointerLeave={() => setHovered(false)}
      // A button that was clicked has the focus, too, but nobody reads there.
      onFocus={({target}) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.inner}>
        <div ref={viewport} className={styles.viewport}>
          <div ref={row} className={styles.row} aria-live={rotating ? 'off' : 'polite'}>
            {messages.map(({key, text, links}, index) => (
              <div
                key={key}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${messages.length}`}
                inert={index !== current}
                className={styles.slide}
              >
                <p>
                  {text}
                  {links.map(({label, to}) => (
                    <span key={label}>
                      {' '}
                      {to.startsWith('/') ? <Link to={to}>{label}</Link> : <OutsideLink href={to}>{label}</OutsideLink>}
                    </span>
                  ))}
                </p>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.controls}>
          <button
            type="button"
            aria-label="Previous announcement"
            className={iconButton.button}
            onClick={() => move(-1)}
          >
            <ChevronLeft />
          </button>
          <span className={styles.count}>
            <span className="sr-only">Announcement </span>
            {current + 1}/{messages.length}
          </span>
          <button type="button" aria-label="Next announcement" className={iconButton.button} onClick={() => move(1)}>
            <ChevronRight />
          </button>
          <button
            type="button"
            aria-label={playing ? 'Pause announcements' : 'Play announcements'}
            className={clsx(iconButton.button, styles.rotation)}
            onClick={togglePlaying}
            data-rotation=""
          >
            {playing ? <Pause /> : <Play />}
          </button>
        </div>
        <button
          type="button"
          aria-label="Close announcements"
          className={clsx(iconButton.button, styles.close)}
          onClick={onClose}
        >
          <X />
        </button>
      </div>
    </section>
  );
}

/**
 * The banner above every page. It shows one announcement after the other until the reader touches it, waits while they
 * point at it or have the focus in it, and never moves by itself for those who want less motion. Once closed it stays
 * closed until the id in `src/facts/announcements.ts` changes.
 */
export default function Announcements(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const {closed, setClosed} = useRotation();
  if (!isActive || closed) return null;
  return (
    <Banner
      onClose={() => {
        close();
        setClosed(true);
        // The button is gone; the next thing on the page is this.
        document.getElementById(brandId)?.focus();
      }}
    />
  );
}
