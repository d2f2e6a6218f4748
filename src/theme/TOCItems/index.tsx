import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** Entries of the table of contents. Docusaurus passes their text as HTML, so code is marked as untranslatable here. */
export default function ContentsItems({toc, ...props}: Props): ReactNode {
  const entries = toc.map((entry) => ({...entry, value: entry.value.replaceAll('<code>', '<code translate="no">')}));
  return <TOCItems toc={entries} {...props} />;
}
