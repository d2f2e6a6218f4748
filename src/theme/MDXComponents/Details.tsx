import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

/** A native `<details>`, which works without scripts. Wraps the content in an element for padding. */
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
