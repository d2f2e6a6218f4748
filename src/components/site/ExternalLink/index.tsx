import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type {ReactNode} from 'react';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** An external link, marked by an arrow and by text for screen readers. */
export default function ExternalLink({href, className, children}: Props): ReactNode {
  return (
    // Opens in the same tab, so that Back works. Readers can still choose a new tab.
    <a href={href} rel="noopener" className={className}>
      {children}
      <ArrowUpRight className="lucide--after" />
      <span className="sr-only"> (leaves this site)</span>
    </a>
  );
}
