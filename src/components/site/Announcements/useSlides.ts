import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import type {Slider} from './slider';
import styles from './styles.module.css';
import {whenIdle} from './whenIdle';

/** How long a move takes, in milliseconds. */
const SPEED = 300;

interface Slides {
  /** What the slides move in. */
  viewport: RefObject<HTMLDivElement | null>;
  /** The row of slides. */
  row: RefObject<HTMLDivElement | null>;
  /** Shows the slide after (1) or before (-1) the current one. */
  move: (step: 1 | -1) => void;
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
 * Slides that can be moved from the first moment on: by a plain transform until Swiper is there, which adds dragging and
 * an endless row, and for good where it cannot be loaded.
 */
export function useSlides({count, current, setCurrent, jump}: Options): Slides {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);

  useIsomorphicLayoutEffect(() => {
    if (row.current && !slider.current) row.current.style.transform = `translateX(${-100 * current}%)`;
  }, [current]);

  const start = useEffectEvent((createSlider: (typeof import('./slider'))['createSlider']) => {
    if (!viewport.current) return;
    slider.current = createSlider(viewport.current, {
      wrapperClass: styles.row ?? '',
      slideClass: styles.slide ?? '',
      initialSlide: current,
      speed: jump ? 0 : SPEED,
      onChange: setCurrent,
    });
  });

  useEffect(() => {
    let gone = false;
    const cancel = whenIdle(() => {
      import('./slider').then(
        (it) => !gone && start(it.createSlider),
        // Without a connection the buttons go on working, only dragging is missing.
        () => undefined,
      );
    });
    return () => {
      gone = true;
      cancel();
      slider.current?.destroy();
      slider.current = null;
    };
  }, []);

  const move = (step: 1 | -1) => {
    if (!slider.current) setCurrent((current + step + count) % count);
    else if (step === 1) slider.current.next();
    else slider.current.previous();
  };

  return {viewport, row, move};
}
