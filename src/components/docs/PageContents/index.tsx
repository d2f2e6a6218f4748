import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

/**
 * The table of contents as a box above the text, for screens without room beside it. The browser opens it, so it answers
 * before the script has come, and says whether it is open.
 */
export default function PageContents({className, ...props}: Props): ReactNode {
  return (
    <details className={className}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
