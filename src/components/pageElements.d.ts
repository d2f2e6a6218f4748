import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {PageElementName} from '../lib/markup';

type PageElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** Custom elements defined in `src/browser/`. */
    // oxlint-disable-next-line typescript/no-empty-object-type -- Declaration merging needs an interface.
    interface IntrinsicElements extends Record<PageElementName, PageElement> {}
  }
}
