import Failure from '@site/src/app/Failure';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Why loading the code failed, if it did. */
  error?: Error;
  /** Asks for the code again. */
  retry: () => void;
  /** Whether it takes so long that the reader should know. */
  pastDelay: boolean;
}

/** Stands in for a page whose code is loading or failed to load. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <Failure as="div" heading="This page could not be loaded." action="Retry" onAction={retry} error={error}>
        Check your connection and retry. If that does not help, reload the page: there is probably a newer version of
        the site.
      </Failure>
    );
  }
  // What loads at once needs no spinner.
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} />
      Loading the page
    </div>
  );
}
