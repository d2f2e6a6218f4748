import ActionLink from '@site/src/components/site/ActionLink';
import Cat from '@site/src/components/site/Cat';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The last call to action of the landing page. */
export default function CallOut({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.callOut} data-surface="cta" aria-labelledby="add">
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading as="h2" id="add">
            {title}
          </Heading>
          <p>{children}</p>
          <div className={styles.actions}>
            <ActionLink to="/get-started">Add to Discord</ActionLink>
            <ActionLink to="/docs/Introduction">Read the docs</ActionLink>
          </div>
        </div>
        <Cat />
      </div>
    </section>
  );
}
