import Swiper from 'swiper';

/** Moves the announcements sideways, in a loop. */
export interface Slider {
  next: () => void;
  previous: () => void;
  /** Leaves the slides where they are, in whatever order that is. */
  destroy: () => void;
}

interface Options {
  /** Index of the slide to begin with, from 0. */
  initialSlide: number;
  /** How long a move takes, in milliseconds; 0 jumps. */
  speed: number;
  /** Called with the index of the slide that comes into view, however it was moved. */
  onChange: (index: number) => void;
}

/**
 * Starts Swiper on slides that are in the page, by the names of classes that it looks for. This module is loaded on demand:
 * it is none of the first load.
 */
export function createSlider(viewport: HTMLElement, {onChange, ...options}: Options): Slider {
  const swiper = new Swiper(viewport, {
    ...options,
    loop: true,
    // Also above and below a message that is lower than the others.
    touchEventsTarget: 'container',
    // The window's own event is enough, and does not come when nothing changed: each time Swiper returns to its slide.
    resizeObserver: false,
    // A second press of a button counts while the first still moves.
    loopPreventsSliding: false,
    on: {realIndexChange: ({realIndex}) => onChange(realIndex)},
  });
  // In its first frame Swiper goes to the slide to begin with, over whatever was pressed before.
  const started = new Promise(requestAnimationFrame);
  return {
    next: () => void started.then(() => swiper.slideNext()),
    previous: () => void started.then(() => swiper.slidePrev()),
    destroy: () => swiper.destroy(),
  };
}

window.lazyModules = {...window.lazyModules, slider: createSlider};
