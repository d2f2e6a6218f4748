import HighlightedCode from '@site/src/components/site/HighlightedCode';
import {highlightWith} from '@site/src/lib/highlight';
import {Prism} from 'prism-react-renderer';
import {Children, type ReactNode} from 'react';

interface Props {
  language?: string;
  title?: string;
  /** Highlighted code of a page in Markdown. */
  html?: string;
  /** Code of a page in TSX. Highlighted if prism-react-renderer includes its language. */
  children?: ReactNode;
}

/** @throws Error if the children of a page in TSX aren't text */
export default function CodeBlock({language = 'text', title, html, children}: Props): ReactNode {
  const parts = Children.toArray(children);
  if (!parts.every((part) => typeof part === 'string')) {
    throw new Error('The children of <CodeBlock> must be text, such as {`const a = 1;`}.');
  }
  const code = parts.join('').replaceAll(/^\n+|\s+$/g, '');
  return (
    <HighlightedCode
      language={language}
      {...(title !== undefined && {title})}
      html={html ?? highlightWith(code, Prism.languages[language])}
    />
  );
}
