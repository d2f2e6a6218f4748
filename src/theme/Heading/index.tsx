import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A heading with a link to itself beside it. Inside, the link would be a part of the heading's name for screen readers. */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  // An <hgroup>, because reader views drop a <div> with only a heading; without the role, screen readers could announce a group.
  // Its class gives it the margins of the heading.
  return (
    <hgroup role="none" className={As}>
      {/* Reader views drop headings with ids such as "contact", unless a class has a word such as "content". */}
      <As className={clsx('content-heading', className)} id={id} {...props}>
        {children}
      </As>
      <p>
        <Link
          className="hash-link"
          to={`#${id}`}
          aria-label={`Direct link to ${typeof children === 'string' ? children : id}`}
          translate="no"
        />
      </p>
    </hgroup>
  );
}
