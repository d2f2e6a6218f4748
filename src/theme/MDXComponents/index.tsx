import CodeBlock from '@site/src/components/site/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import {Children, Fragment, isValidElement, type ComponentProps, type ReactNode} from 'react';
// All Markdown pages load this file, and no other pages do.
import '@site/src/css/docs.css';

/** Allows line breaks after dots and underscores in a name: `poll.max_votes` can break before `max` and `votes`. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9][._])(?=[a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function CodeInline({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code translate="no" {...props}>
      {typeof children === 'string' ? breakable(children) : children}
    </code>
  );
}

/** A native `<details>`, which works without scripts. Wraps the content in an element for padding. */
function Details({children, ...props}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find((item) => isValidElement(item) && item.type === 'summary');
  return (
    <details {...props}>
      {summary}
      <div>{items.filter((item) => item !== summary)}</div>
    </details>
  );
}

/** Components that render Markdown elements. Those that pages write as tags are in `src/build/markdown/pageComponents.ts`. */
export default {
  ...MDXComponents,
  pre: CodeBlock,
  code: CodeInline,
  details: Details,
  // Docusaurus turns the tag `<details>` on pages into this.
  Details,
};
