import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first link of every page, seen while it has the focus: leads past banner and navbar. */
export default function SkipLink(): ReactNode {
  return <SkipToContentLink className={styles.link} />;
}
