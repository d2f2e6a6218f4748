import Swiper from 'swiper';

export interface Slider {
  next: () => void;
  previous: () => void;
  /** Doesn't restore the order of the slides. */
  destroy: () => void;
}

interface Options {
  initialSlide: number;
  /** Milliseconds per transition. */
  speed: number;
  onChange: (index: number) => void;
}

export function createSlider(viewport: HTMLElement, {onChange, ...options}: Options): Slider {
  const swiper = new Swiper(viewport, {
    ...options,
    loop: true,
    // Accept swipes above and below short slides.
    touchEventsTarget: 'container',
    // The observer also fires if nothing changed, and then Swiper resets the slide. The resize event is enough.
    resizeObserver: false,
    // Accept a second click during a transition.
    loopPreventsSliding: false,
    on: {realIndexChange: ({realIndex}) => onChange(realIndex)},
  });
  // In its first frame, Swiper moves to the initial slide and would override earlier clicks.
  const firstFrame = new Promise(requestAnimationFrame);
  return {
    next: () => void firstFrame.then(() => swiper.slideNext()),
    previous: () => void firstFrame.then(() => swiper.slidePrev()),
    destroy: () => swiper.destroy(),
  };
}

window.lazyFunctions = {...window.lazyFunctions, slider: createSlider};
