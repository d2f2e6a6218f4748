import Swiper from 'swiper';

/** Moves the announcements sideways, in a loop. */
export interface Slider {
  next: () => void;
  previous: () => void;
  destroy: () => void;
}

interface Options {
  wrapperClass: string;
  slideClass: string;
  /** Index of the slide to begin with, from 0. */
  initialSlide: number;
  /** How long a move takes, in milliseconds; 0 jumps. */
  speed: number;
  /** Called with the index of the slide that comes into view, however it was moved. */
  onChange: (index: number) => void;
}

/**
 * Starts Swiper on slides that are in the page. This module is loaded when the browser is idle: it is none of the first
 * load.
 */
export function createSlider(viewport: HTMLElement, {onChange, ...options}: Options): Slider {
  const swiper = new Swiper(viewport, {
    ...options,
    loop: true,
    // A second press of a button counts while the first still moves.
    loopPreventsSliding: false,
    on: {realIndexChange: ({realIndex}) => onChange(realIndex)},
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    destroy: () => swiper.destroy(),
  };
}
