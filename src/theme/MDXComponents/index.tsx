import CodeBlock from '@site/src/components/site/CodeBlock';
import TaskBox from '@site/src/components/docs/TaskBox';
import MDXComponents from '@theme-original/MDXComponents';
// Here, because all pages in Markdown load this and no others do.
import '@site/src/css/docs.css';

/**
 * What draws the elements that Markdown itself makes: blocks of code, links. Every page loads this. Components that
 * pages name do not go here, but into `src/node/markdown/pageComponents.ts`.
 */
export default {...MDXComponents, pre: CodeBlock, input: TaskBox};
