import controls from '@site/src/components/controls.module.css';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {hook} from '@site/src/shared/markup';

/**
 * Says on a page that is an application that it failed to load; src/page/application.ts marks that on the root element, and
 * handles the button.
 * @param children what could not be loaded, in a sentence
 */
export default function ApplicationFailed({children}: {children: ReactNode}): ReactNode {
  return (
    // Hidden without styles, too.
    <div role="alert" hidden className={styles.failed}>
      <p>
        {children} Check your connection and retry; what you entered stays. If that does not help, reload the page:
        there is probably a newer version of the site.
      </p>
      <button type="button" className={controls.button} {...hook('data-application-retry')}>
        Retry
      </button>
    </div>
  );
}
