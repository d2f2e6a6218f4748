import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type {ReactNode} from 'react';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site, and says so: by an arrow, and in words to those who do not see it. */
export default function OutsideLink({href, className, children}: Props): ReactNode {
  return (
    // The same tab: whoever wants another one can open it, and Back works.
    <a href={href} rel="noopener" className={className}>
      {children}
      <ArrowUpRight className="lucide--after" />
      <span className="sr-only"> (leaves this site)</span>
    </a>
  );
}
