import HighlightedCode from '@site/src/components/site/HighlightedCode';
import {highlightWith} from '@site/src/lib/highlight';
import {Prism} from 'prism-react-renderer';
import type {ReactNode} from 'react';

interface Props {
  language?: string;
  title?: string;
  /** Highlighted code of a page in Markdown. */
  html?: string;
  /** Code of a page in TSX. Highlighted if prism-react-renderer includes its language. */
  children?: string;
}

export default function CodeBlock({language = 'text', title, html, children = ''}: Props): ReactNode {
  return (
    <HighlightedCode
      language={language}
      {...(title !== undefined && {title})}
      html={html ?? highlightWith(children.trim(), Prism.languages[language])}
    />
  );
}
