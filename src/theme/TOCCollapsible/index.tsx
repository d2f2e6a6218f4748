import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** The table of contents on narrow screens. `<details>` opens and closes without scripts. */
export default function PageContents({className, ...props}: Props): ReactNode {
  return (
    <details className={className}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
