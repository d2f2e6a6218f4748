import type {Props} from '@theme/CodeInline';
import {Fragment, type ReactNode} from 'react';

/** Allows line breaks after dots and underscores in a name: `poll.max_votes` can break before `max` and `votes`. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9][._])(?=[a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export default function CodeInline({children, ...props}: Props): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string' ? breakable(children) : children}
    </code>
  );
}
