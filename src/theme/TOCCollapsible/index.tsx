import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * The table of contents on narrow screens. `<details>` opens and closes without scripts. The class contains "menu", so that
 * reader views leave it out.
 */
export default function CollapsibleContents({className, ...props}: Props): ReactNode {
  return (
    <details className={clsx('toc-menu', className)}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
