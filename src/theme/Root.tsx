import HeadingFont from '@site/src/components/site/HeadingFont';
import type {ReactNode} from 'react';

/** Stays above every page and is never unmounted, see README.md. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <HeadingFont />
      {children}
    </>
  );
}
