import {Fragment, type ComponentProps, type ReactNode} from 'react';

/** A name with places to break the line after its dots and underscores. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9][._])(?=[a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Code in a sentence or table. On a phone a long name wraps at its parts, so that no word of it is torn apart. */
export default function CodeInline({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string' ? breakable(children) : children}
    </code>
  );
}
