import type {Props} from '@theme/Details';
import {isValidElement, type ReactNode} from 'react';

/** A native `<details>`, which works without scripts. Wraps the content in an element for padding. */
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>{children}</div>
    </details>
  );
}
