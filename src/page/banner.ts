import {loadLazy} from './lazyModules';
import type {createSlider, Slider} from './slider';
import {reducedMotion} from './reducedMotion';
import {store, stored} from '../shared/storage';
import {brandId} from '../shared/markup';

/** How long each announcement is shown, in milliseconds (SPECIFICATION.md, section 3). */
const DELAY = 5000;

/** How long a slide takes to move, in milliseconds. */
const SPEED = 300;

/** How far a finger moves before a tap becomes a swipe, in pixels. */
const SWIPE = 40;

/** Keys that only move the focus, or do nothing by themselves. */
const PASSING_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

const root = document.documentElement;

/**
 * The banner above every page. It shows one announcement after the other until the reader touches it, waits while they
 * point at it or have the focus in it, and never moves by itself for those who want less motion. Once closed it stays
 * closed until the id in `src/facts/announcements.ts` changes.
 *
 * Announcements move by a plain transform until Swiper has loaded, which makes them follow the finger in an endless row; where
 * it fails to load, the transform stays. Swiper loads once a reader reaches for the banner; a swipe before then moves the
 * announcements when the finger is lifted.
 */
class Banner extends HTMLElement {
  #timer = 0;
  #hovered = false;
  #focused = false;
  #asked: Promise<typeof createSlider> | undefined;
  #slider: Slider | undefined;
  /** Where a press began that Swiper does not see, in pixels from the left. */
  #pressedAt: number | undefined;
  /** The slides in the order that the server gave them. */
  #slides: HTMLElement[] = [];
  /** Which announcement is shown, from 0. */
  #current = 0;
  /** The id of these announcements. */
  #announcements = '';
  /** Whether the reader lets them rotate. */
  #playing = true;

  connectedCallback(): void {
    this.#announcements = this.dataset.id ?? '';
    this.#slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')];
    this.addEventListener('pointerdown', (event) => {
      this.#stop(event);
      this.#pressedAt = this.#slider ? undefined : event.clientX;
    });
    this.addEventListener('pointerup', ({clientX}) => {
      const distance = this.#pressedAt === undefined ? 0 : clientX - this.#pressedAt;
      this.#pressedAt = undefined;
      if (Math.abs(distance) >= SWIPE) this.#move(distance < 0 ? 1 : -1);
      // Not earlier: Swiper reorders the slides, and a tap on one that moved away is lost.
      void this.#bringSlider();
    });
    this.addEventListener('click', (event) => {
      this.#stop(event);
      const button = (event.target as Element).closest('button')?.value;
      if (button === 'previous') this.#move(-1);
      if (button === 'next') this.#move(1);
      if (button === 'rotation') {
        this.#playing = !this.#playing;
        // Whoever presses play wants it to move now, with the pointer still on the button.
        this.#hovered = this.#focused = false;
        this.#show();
      }
      if (button === 'close') this.#close();
    });
    this.addEventListener('keydown', (event) => {
      if (!PASSING_KEYS.includes(event.key)) this.#stop(event);
    });
    this.addEventListener('pointerenter', ({pointerType}) => {
      this.#hold({hovered: pointerType === 'mouse'});
      if (pointerType === 'mouse') void this.#bringSlider();
    });
    this.addEventListener('pointerleave', () => this.#hold({hovered: false}));
    // A clicked button has the focus, too, but that doesn't mean that someone is reading.
    this.addEventListener('focusin', ({target}) =>
      this.#hold({focused: target instanceof Element && target.matches(':focus-visible')}),
    );
    this.addEventListener('focusout', () => this.#hold({focused: false}));
    reducedMotion.addEventListener('change', this.#show);
    document.addEventListener('shown', this.#read);
    // Closed in another tab.
    addEventListener('storage', this.#read);
    this.#read();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    reducedMotion.removeEventListener('change', this.#show);
    document.removeEventListener('shown', this.#read);
    removeEventListener('storage', this.#read);
    this.#putSlider();
  }

  /**
   * Picks up where the reader left the banner on another page. src/node/plugins/page-script/firstPaint.ts does the same before
   * the first paint.
   */
  readonly #read = (): void => {
    const [id, current, playing] = stored('announcement')?.split(' ') ?? [];
    if (id === this.#announcements && this.#slides[Number(current)]) {
      this.#current = Number(current);
      this.#playing = playing === 'true';
    }
    if (
      stored('docusaurus.announcement.id') === this.#announcements &&
      stored('docusaurus.announcement.dismiss') === 'true'
    )
      this.#hide();
    else this.#show();
  };

  #hold(held: {hovered?: boolean; focused?: boolean}): void {
    this.#hovered = held.hovered ?? this.#hovered;
    this.#focused = held.focused ?? this.#focused;
    this.#show();
  }

  #stop({target}: Event): void {
    // The pause button handles this itself.
    if (!this.#playing || (target instanceof Element && target.closest('[value=rotation]'))) return;
    this.#playing = false;
    this.#show();
  }

  #move(step: 1 | -1): void {
    if (!this.#slider) this.#turnTo((this.#current + step + this.#slides.length) % this.#slides.length);
    else if (step === 1) this.#slider.next();
    else this.#slider.previous();
  }

  readonly #turnTo = (index: number): void => {
    this.#current = index;
    this.#show();
  };

  /** Updates the page to match the state. */
  readonly #show = (): void => {
    const current = this.#current;
    const playing = this.#playing;
    const rotating = playing && !this.#hovered && !this.#focused && !reducedMotion.matches;
    clearTimeout(this.#timer);
    // Each message gets its full time, however it came into view.
    if (rotating) this.#timer = window.setTimeout(() => this.#move(1), DELAY);
    // Here, not on the root element, where it would invalidate the styles of the whole page.
    this.style.setProperty('--announcement', String(current));
    store('announcement', `${this.#announcements} ${current} ${playing}`);
    for (const [index, slide] of this.#slides.entries()) slide.inert = index !== current;
    const row = this.#slides[0]?.parentElement;
    if (row) row.ariaLive = rotating ? 'off' : 'polite';
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = `${current + 1}/${this.#slides.length}`;
    const button = this.querySelector('[value=rotation]');
    if (button) {
      button.ariaLabel = playing ? 'Pause announcements' : 'Play announcements';
      button.toggleAttribute('data-paused', !playing);
    }
  };

  async #bringSlider(): Promise<void> {
    if (this.#asked) return;
    const asked = loadLazy('slider');
    this.#asked = asked;
    try {
      const create = await asked;
      const viewport = this.querySelector<HTMLElement>('[data-viewport]');
      // The banner was removed, or Swiper dropped, in the meantime.
      if (!this.isConnected || this.#asked !== asked || !viewport) return;
      this.#slider = create(viewport, {
        initialSlide: this.#current,
        speed: reducedMotion.matches ? 0 : SPEED,
        onChange: this.#turnTo,
      });
    } catch {
      // Offline everything still works; only the slides don't follow the finger. The next reach for the banner tries again.
      this.#asked = undefined;
    }
  }

  /** Removes Swiper and puts the slides back in order. */
  readonly #putSlider = (): void => {
    this.#asked = undefined;
    this.#slider?.destroy();
    this.#slider = undefined;
    this.#slides[0]?.parentElement?.append(...this.#slides);
  };

  #close(): void {
    store('docusaurus.announcement.id', this.#announcements);
    store('docusaurus.announcement.dismiss', 'true');
    this.#hide();
    // The button is gone; this comes next on the page.
    document.getElementById(brandId)?.focus();
  }

  #hide(): void {
    root.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    clearTimeout(this.#timer);
  }
}

export default function startBanner(): void {
  customElements.define('site-banner', Banner);
}
