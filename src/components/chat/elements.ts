import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

/** Returns child elements with keys, without the line breaks that MDX puts between them. */
export function elementsOf(children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child) => isValidElement(child));
}
