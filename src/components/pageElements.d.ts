import type {DetailedHTMLProps, HTMLAttributes} from 'react';

/** Attributes of any element, and those that `src/page/` reads. */
type PageElement = DetailedHTMLProps<HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The elements that the page script brings to life, see `src/page/`. */
    interface IntrinsicElements {
      'color-mode': PageElement;
      'filter-list': PageElement;
      'not-found': PageElement;
      'page-contents': PageElement;
      'sample-choice': PageElement;
      'side-menu': PageElement;
      'site-banner': PageElement;
    }
  }
}
