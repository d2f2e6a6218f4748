import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

/** The elements among children, with keys; MDX puts line breaks between them. */
export function elementsOf(children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child) => isValidElement(child));
}
