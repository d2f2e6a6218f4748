/** Readers who ask their system for less motion. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
