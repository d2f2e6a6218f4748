import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** The entries of a table of contents. Names in code, which the framework gives as HTML, are not translated. */
export default function ContentsItems({toc, ...props}: Props): ReactNode {
  const entries = toc.map((entry) => ({...entry, value: entry.value.replaceAll('<code>', '<code translate="no">')}));
  return <TOCItems toc={entries} {...props} />;
}
