import Swiper from 'swiper';

/** Moves the announcements sideways, in a loop. */
export interface Slider {
  next: () => void;
  previous: () => void;
  /** Leaves the slides where they are, in whatever order that is. */
  destroy: () => void;
}

interface Options {
  /** Index of the slide to start with, from 0. */
  initialSlide: number;
  /** How long a move takes, in milliseconds; 0 jumps. */
  speed: number;
  /** Called with the index of the slide that comes into view, however it got there. */
  onChange: (index: number) => void;
}

/**
 * Starts Swiper on slides that are in the page, by the class names that it looks for. This module is loaded on demand; it is
 * not part of the first load.
 */
export function createSlider(viewport: HTMLElement, {onChange, ...options}: Options): Slider {
  const swiper = new Swiper(viewport, {
    ...options,
    loop: true,
    // Also above and below a message that is shorter than the others.
    touchEventsTarget: 'container',
    // The window's resize event is enough. The observer also fires when nothing changed, and each time Swiper resets its slide.
    resizeObserver: false,
    // A second press of a button counts while the first still moves.
    loopPreventsSliding: false,
    on: {realIndexChange: ({realIndex}) => onChange(realIndex)},
  });
  // In its first frame Swiper goes to the initial slide, overriding whatever was pressed before.
  const started = new Promise(requestAnimationFrame);
  return {
    next: () => void started.then(() => swiper.slideNext()),
    previous: () => void started.then(() => swiper.slidePrev()),
    destroy: () => swiper.destroy(),
  };
}

window.lazyModules = {...window.lazyModules, slider: createSlider};
