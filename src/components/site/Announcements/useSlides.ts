import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useRef, type PointerEvent, type RefObject} from 'react';
import type {Slider} from './slider';
import styles from './styles.module.css';

/** How long a move takes, in milliseconds. */
const SPEED = 300;

/** From how far on a finger has swiped, not tapped, in pixels. */
const SWIPE = 40;

interface Slides {
  /** What the slides move in. */
  viewport: RefObject<HTMLDivElement | null>;
  /** The row of slides. */
  row: RefObject<HTMLDivElement | null>;
  /** Shows the slide after (1) or before (-1) the current one. */
  move: (step: 1 | -1) => void;
  /** For the element whose slides are dragged, and whose buttons move them. */
  handlers: Record<'onPointerEnter' | 'onPointerDown' | 'onPointerUp', (event: PointerEvent) => void>;
}

interface Options {
  /** Number of slides. */
  count: number;
  /** Index of the slide shown, from 0. */
  current: number;
  setCurrent: (index: number) => void;
  /** Whether slides jump instead of gliding. */
  jump: boolean;
}

/**
 * Slides that can be moved from the first moment on: by a plain transform until Swiper is there, which makes them follow
 * the finger in an endless row, and for good where it cannot be loaded. Swiper is loaded for those who reach for the
 * slides; a swipe before it has come moves them when the finger is lifted.
 */
export function useSlides({count, current, setCurrent, jump}: Options): Slides {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const asked = useRef(false);
  /** Where a press began that Swiper does not see; pixels from the left. */
  const pressedAt = useRef<number>(null);
  const shown = useRef(current);

  useIsomorphicLayoutEffect(() => {
    shown.current = current;
    if (row.current && !slider.current) row.current.style.transform = `translateX(${-100 * current}%)`;
  }, [current]);

  useEffect(
    () => () => {
      slider.current?.destroy();
      slider.current = null;
    },
    [],
  );

  const load = () => {
    if (asked.current) return;
    asked.current = true;
    import('./slider').then(
      ({createSlider}) => {
        // Closed, or on another page, before it came.
        if (!viewport.current) return;
        slider.current = createSlider(viewport.current, {
          wrapperClass: styles.row ?? '',
          slideClass: styles.slide ?? '',
          initialSlide: shown.current,
          speed: jump ? 0 : SPEED,
          onChange: setCurrent,
        });
      },
      // Without a connection all goes on working, only the slides do not follow the finger.
      () => undefined,
    );
  };

  const move = (step: 1 | -1) => {
    if (!slider.current) setCurrent((current + step + count) % count);
    else if (step === 1) slider.current.next();
    else slider.current.previous();
  };

  return {
    viewport,
    row,
    move,
    handlers: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType === 'mouse') load();
      },
      onPointerDown: ({clientX}) => {
        pressedAt.current = slider.current ? null : clientX;
      },
      onPointerUp: ({clientX}) => {
        const distance = pressedAt.current === null ? 0 : clientX - pressedAt.current;
        pressedAt.current = null;
        if (Math.abs(distance) >= SWIPE) move(distance < 0 ? 1 : -1);
        // Not earlier: Swiper puts the slides in another order, and a tap on what is moved away is lost.
        load();
      },
    },
  };
}
