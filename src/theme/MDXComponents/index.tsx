import Anchor from '@site/src/components/docs/Anchor';
import CodeBlock from '@site/src/components/docs/CodeBlock';
import TableRegion from '@site/src/components/docs/TableRegion';
import MDXComponents from '@theme-original/MDXComponents';
// Here, because all pages in Markdown load this and no others do.
import '@site/src/css/docs.css';
import '@site/src/css/api.css';

/** What pages may use without an import: the stock components, tables that scroll, anchors and code. */
export default {...MDXComponents, table: TableRegion, Anchor, CodeBlock};
