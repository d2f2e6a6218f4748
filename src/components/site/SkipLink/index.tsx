import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.first.module.css';

const label = 'Skip to main content';

/** The first link of every page, seen while it has the focus: leads past banner and navbar, see src/page/skipLink.ts. */
export default function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={label} data-skip="">
      {/* oxlint-disable-next-line react/forbid-elements -- Within the page; without a script it leads past the navbar. */}
      <a href={`#${SkipToContentFallbackId}`} className={styles.link}>
        {label}
      </a>
    </div>
  );
}
