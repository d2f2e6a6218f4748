import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A heading with a link to itself. Unlike the theme's, the link has no tooltip. */
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
        {/* A zero-width space keeps the link on the heading's last line. */}
        &#8203;
      </Link>
    </As>
  );
}
