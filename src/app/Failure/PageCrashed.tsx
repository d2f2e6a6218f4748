import type {ReactNode} from 'react';
import Failure from '.';

interface Props {
  error: Error;
  /** Renders the page again. */
  tryAgain: () => void;
}

/** Stands in for a page that threw an error while rendering. */
export default function PageCrashed({error, tryAgain}: Props): ReactNode {
  return (
    <Failure as="main" heading="This page crashed." action="Try again" onAction={tryAgain} error={error}>
      This is our fault. Try again, or reload the page; every other page can still be read.
    </Failure>
  );
}
