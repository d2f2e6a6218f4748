import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One sentence. */
  caption: string;
  /** A Markdown list: each item is a column with a title and a numbered list. Entries with bold text are highlighted. */
  children: ReactNode;
}

/** Shows a list as columns. It is text, so it can be read aloud, searched and printed. */
export default function Diagram({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
