import TableRegion from '@site/src/components/docs/TableRegion';
import MDXComponents from '@theme-original/MDXComponents';
// Here, because all pages in Markdown load this and no others do.
import '@site/src/css/docs.css';
import '@site/src/css/api.css';

/** What Markdown makes of its own: the stock elements, and tables that scroll. Components come by `importUsed`. */
export default {...MDXComponents, table: TableRegion};
