import Failure from '@site/src/components/site/Failure';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** In the place of a page whose code is on its way, or could not be loaded. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <Failure heading="This page could not be loaded." action="Retry" onAction={retry} error={error as Error}>
        Check your connection and retry. If that does not help, reload the page: there may be a newer version of the
        site.
      </Failure>
    );
  }
  // What comes at once needs no spinner.
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} />
      Loading the page
    </div>
  );
}
