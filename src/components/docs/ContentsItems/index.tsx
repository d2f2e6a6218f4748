import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** Table of contents entries. Docusaurus passes them as HTML, so we mark code as untranslatable here. */
export default function ContentsItems({toc, ...props}: Props): ReactNode {
  const entries = toc.map((entry) => ({...entry, value: entry.value.replaceAll('<code>', '<code translate="no">')}));
  return <TOCItems toc={entries} {...props} />;
}
