import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type {ReactNode} from 'react';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Stops Docusaurus from opening a link in a new tab, where Back wouldn't work. Readers can still choose a new tab. */
export const sameTabProps = {target: undefined, rel: 'noopener'} as const;

/** Marks an external link by an arrow, and by text for screen readers. */
export function ExternalMark(): ReactNode {
  return (
    <>
      <ArrowUpRight className="lucide--after" />
      <span className="sr-only"> (leaves this site)</span>
    </>
  );
}

export default function ExternalLink({href, className, children}: Props): ReactNode {
  return (
    <a rel={sameTabProps.rel} href={href} className={className}>
      {children}
      <ExternalMark />
    </a>
  );
}
