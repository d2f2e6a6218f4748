import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {PageElementName} from '../shared/markup';

type PageElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The elements that scripts define, see `src/page/`. */
    // oxlint-disable-next-line typescript/no-empty-object-type -- Only an interface can add to another, and it needs no more.
    interface IntrinsicElements extends Record<PageElementName, PageElement> {}
  }
}
