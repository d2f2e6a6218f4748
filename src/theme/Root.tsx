import CanonicalAddress from '@site/src/components/site/CanonicalAddress';
import type {ReactNode} from 'react';

/** Stays above every page and is never unmounted, see README.md. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return <CanonicalAddress>{children}</CanonicalAddress>;
}
