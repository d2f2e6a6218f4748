import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The table of contents on wide screens; src/browser/tableOfContents.ts highlights the current section. */
export default function Contents({className, ...props}: Props): ReactNode {
  return (
    <page-contents className={clsx(styles.contents, className)}>
      <TOCItems {...props} />
    </page-contents>
  );
}
