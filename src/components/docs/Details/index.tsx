import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

/**
 * What a page folds away, as the browser folds it: it opens before any script has come. Its content is in an element of its
 * own, for the room around it.
 */
export default function Details({children, ...props}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find((item) => isValidElement(item) && item.type === 'summary');
  return (
    <details {...props}>
      {summary}
      <div>{items.filter((item) => item !== summary)}</div>
    </details>
  );
}
