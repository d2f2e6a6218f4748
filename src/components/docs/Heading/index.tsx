import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A heading with a link to itself, which has a name but no tooltip: that would only repeat it. */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined) {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As className={clsx('anchor', target, className)} id={id} {...props}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${typeof children === 'string' ? children : id}`}
        translate="no"
      >
        {/* A character, so that the link stays on the last line of the heading. */}
        &#8203;
      </Link>
    </As>
  );
}
