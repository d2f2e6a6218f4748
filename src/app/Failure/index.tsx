import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `div` inside the main part of a page, `main` where there is none. */
  as: 'main' | 'div';
  /** What happened, as the only heading. */
  heading: string;
  /** What the reader can do, in a sentence. */
  children: ReactNode;
  /** Label of the button. */
  action: string;
  onAction: () => void;
  error: Error;
}

/** Stands in the place of a page that failed: what happened, a button to try again, and the message for a report. */
export default function Failure({as: Root, heading, children, action, onAction, error}: Props): ReactNode {
  return (
    <Root className={styles.failure}>
      <Head>
        <title>Page Error</title>
      </Head>
      {/* oxlint-disable-next-line react/forbid-elements -- This must work when the theme does not. */}
      <h1>{heading}</h1>
      <p>{children}</p>
      <button type="button" className={styles.button} onClick={onAction}>
        {action}
      </button>
      <details className={styles.details}>
        <summary>Message for a report</summary>
        <pre>{error.message}</pre>
      </details>
    </Root>
  );
}
