import CodeBlock from '@site/src/components/site/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
// All Markdown pages load this file, and no other pages do.
import '@site/src/css/docs.css';

/** Components that render Markdown elements. Those that pages write as tags are in `src/build/markdown/pageComponents.ts`. */
export default {...MDXComponents, pre: CodeBlock};
