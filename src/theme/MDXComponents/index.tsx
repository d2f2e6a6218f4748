import Head from '@docusaurus/Head';
import CodeBlock from '@site/src/components/site/CodeBlock';
import Admonition from '@theme/Admonition';
import MDXLink from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
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

type HeadingProps = ComponentProps<typeof MDXHeading>;

const heading = (as: HeadingProps['as']) => (props: Omit<HeadingProps, 'as'>) => <MDXHeading as={as} {...props} />;

/** Components that render Markdown elements. Those that pages write as tags are in `src/build/markdown/pageComponents.ts`. */
export default {
  Head,
  // Docusaurus turns the tag `<details>` on pages into this.
  Details,
  a: MDXLink,
  admonition: Admonition,
  code: CodeInline,
  details: Details,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: MDXImg,
  li: MDXLi,
  pre: CodeBlock,
  ul: MDXUl,
};
