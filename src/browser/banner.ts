import {loadLazyFunction} from './lazyFunctions';
import type {createSlider, Slider} from './slider';
import {reducedMotion} from './scrolling';
import {store, storedValue} from '../lib/storage';
import {brandId} from '../lib/markup';
import {closestTarget} from './events';

/** Milliseconds per announcement (SPECIFICATION.md, section 3). */
const ANNOUNCEMENT_DURATION = 5000;

/** Milliseconds per transition. */
const TRANSITION_DURATION = 300;

/** Shortest distance of a swipe, in pixels. */
const MIN_SWIPE = 40;

/** Keys that don't count as interacting with the banner. */
const IGNORED_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Rotates through its announcements until the reader interacts with it. Pauses while it has the pointer or focus. Once closed,
 * it stays closed until the id in `src/facts/announcements.ts` changes.
 * Swiper loads when the reader first points at the banner or taps it, and makes the slides follow the finger. Until then, and
 * if it fails to load, a CSS transform moves the slides.
 */
class Banner extends HTMLElement {
  #timer = 0;
  #hovered = false;
  #focused = false;
  #sliderLoad: Promise<typeof createSlider> | undefined;
  #slider: Slider | undefined;
  /** `clientX` of the current press; undefined without one, and once Swiper handles swipes. */
  #pressX: number | undefined;
  /** In their original order, because Swiper reorders the elements. */
  #slides: HTMLElement[] = [];
  #currentIndex = 0;
  #announcementsId = '';
  /** False after the reader pressed pause or interacted with the banner. */
  #playing = true;

  connectedCallback(): void {
    this.#announcementsId = this.dataset.id ?? '';
    this.#slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')];
    this.addEventListener('pointerdown', (event) => {
      this.#stopRotation(event);
      this.#pressX = this.#slider ? undefined : event.clientX;
    });
    this.addEventListener('pointerup', ({clientX}) => {
      const distance = this.#pressX === undefined ? 0 : clientX - this.#pressX;
      this.#pressX = undefined;
      if (Math.abs(distance) >= MIN_SWIPE) this.#move(distance < 0 ? 1 : -1);
      // Not on pointerdown: Swiper reorders the slides, which would cancel the tap.
      void this.#loadSlider();
    });
    this.addEventListener('click', (event) => {
      this.#stopRotation(event);
      const action = (closestTarget(event, 'button') as HTMLButtonElement | null)?.value;
      if (action === 'previous') this.#move(-1);
      if (action === 'next') this.#move(1);
      if (action === 'rotation') {
        this.#playing = !this.#playing;
        // Start right away, although the pointer or focus is still on the button.
        this.#hovered = this.#focused = false;
        this.#update();
      }
      if (action === 'close') this.#close();
    });
    this.addEventListener('keydown', (event) => {
      if (!IGNORED_KEYS.includes(event.key)) this.#stopRotation(event);
    });
    this.addEventListener('pointerenter', ({pointerType}) => {
      this.#setHoverOrFocus({hovered: pointerType === 'mouse'});
      if (pointerType === 'mouse') void this.#loadSlider();
    });
    this.addEventListener('pointerleave', () => this.#setHoverOrFocus({hovered: false}));
    // Only for keyboard focus: after a click, the button keeps the focus while nobody is using it.
    this.addEventListener('focusin', () =>
      this.#setHoverOrFocus({focused: this.querySelector(':focus-visible') !== null}),
    );
    this.addEventListener('focusout', () => this.#setHoverOrFocus({focused: false}));
    reducedMotion.addEventListener('change', this.#update);
    document.addEventListener('restored', this.#restore);
    addEventListener('storage', this.#restore);
    this.#restore();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    reducedMotion.removeEventListener('change', this.#update);
    document.removeEventListener('restored', this.#restore);
    removeEventListener('storage', this.#restore);
    this.#removeSlider();
  }

  /** Restores the state that other pages stored, as src/build/plugins/page-script/firstPaint.ts does before the first paint. */
  readonly #restore = (): void => {
    const [id, current, playing] = storedValue('announcement')?.split(' ') ?? [];
    if (id === this.#announcementsId && this.#slides[Number(current)]) {
      // Swiper would keep its slide. It loads again when the reader next points at the banner or taps it.
      if (this.#slider && this.#currentIndex !== Number(current)) this.#removeSlider();
      this.#currentIndex = Number(current);
      this.#playing = playing === 'true';
    }
    if (
      storedValue('docusaurus.announcement.id') === this.#announcementsId &&
      storedValue('docusaurus.announcement.dismiss') === 'true'
    )
      this.#hide();
    else this.#update();
  };

  #setHoverOrFocus(change: {hovered?: boolean; focused?: boolean}): void {
    this.#hovered = change.hovered ?? this.#hovered;
    this.#focused = change.focused ?? this.#focused;
    this.#update();
  }

  #stopRotation(event: Event): void {
    // The click listener handles the pause button.
    if (!this.#playing || closestTarget(event, '[value=rotation]')) return;
    this.#playing = false;
    this.#update();
  }

  #move(step: 1 | -1): void {
    if (!this.#slider) this.#showSlide((this.#currentIndex + step + this.#slides.length) % this.#slides.length);
    else if (step === 1) this.#slider.next();
    else this.#slider.previous();
  }

  readonly #showSlide = (index: number): void => {
    this.#currentIndex = index;
    this.#update();
  };

  readonly #update = (): void => {
    const current = this.#currentIndex;
    const playing = this.#playing;
    const rotating = this.#slides.length > 1 && playing && !this.#hovered && !this.#focused && !reducedMotion.matches;
    clearTimeout(this.#timer);
    // Each announcement gets its full time, also after a swipe.
    if (rotating) this.#timer = window.setTimeout(() => this.#move(1), ANNOUNCEMENT_DURATION);
    // CSS moves the slides to this index. Not on the root element, where it would invalidate the styles of the whole page.
    this.style.setProperty('--announcement', String(current));
    store('announcement', `${this.#announcementsId} ${current} ${playing}`);
    for (const [index, slide] of this.#slides.entries()) slide.inert = index !== current;
    const row = this.#slides[0]?.parentElement;
    if (row) row.ariaLive = rotating ? 'off' : 'polite';
    const countElement = this.querySelector('[data-count]');
    if (countElement) countElement.textContent = `${current + 1}/${this.#slides.length}`;
    const button = this.querySelector('[value=rotation]');
    if (button) {
      button.ariaLabel = playing ? 'Pause announcements' : 'Play announcements';
      button.toggleAttribute('data-paused', !playing);
    }
  };

  async #loadSlider(): Promise<void> {
    const viewport = this.querySelector<HTMLElement>('[data-viewport]');
    if (this.#sliderLoad || !viewport) return;
    const load = loadLazyFunction('slider');
    this.#sliderLoad = load;
    try {
      const create = await load;
      // The banner was removed from the page meanwhile, and perhaps inserted again.
      if (!this.isConnected || this.#sliderLoad !== load) return;
      this.#slider = create(viewport, {
        initialSlide: this.#currentIndex,
        speed: reducedMotion.matches ? 0 : TRANSITION_DURATION,
        onChange: this.#showSlide,
      });
    } catch {
      // The banner works without Swiper. Try again at the next interaction.
      this.#sliderLoad = undefined;
    }
  }

  #removeSlider(): void {
    this.#sliderLoad = undefined;
    this.#slider?.destroy();
    this.#slider = undefined;
    // Restores the order, which Swiper changed.
    this.#slides[0]?.parentElement?.append(...this.#slides);
  }

  #close(): void {
    store('docusaurus.announcement.id', this.#announcementsId);
    store('docusaurus.announcement.dismiss', 'true');
    this.#hide();
    // The close button had the focus and is now hidden. The brand link is the next element.
    document.getElementById(brandId)?.focus({preventScroll: true});
  }

  #hide(): void {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    clearTimeout(this.#timer);
  }
}

export default function startRotatingBanner(): void {
  customElements.define('site-banner', Banner);
}
