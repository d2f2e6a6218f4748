import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.first.module.css';

const skipText = 'Skip to main content';

/** Visible while it has the focus. src/browser/skipLink.ts moves the focus to <main> on a click. */
export default function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={skipText} data-skip="">
      {/* oxlint-disable-next-line react/forbid-elements -- A link on this page, which works without scripts. */}
      <a href={`#${SkipToContentFallbackId}`} className={styles.link}>
        {skipText}
      </a>
    </div>
  );
}
