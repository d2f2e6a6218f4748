import Anchor from '@site/src/components/docs/Anchor';
import CodeBlock from '@site/src/components/docs/CodeBlock';
import Samples from '@site/src/components/docs/Samples';
import TableRegion from '@site/src/components/docs/TableRegion';
import MDXComponents from '@theme-original/MDXComponents';

/** What pages may use without an import: the stock components, tables that scroll, anchors and code. */
export default {...MDXComponents, table: TableRegion, Anchor, CodeBlock, Samples};
