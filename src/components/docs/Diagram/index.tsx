import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Describes the picture in one sentence. */
  caption: string;
  /**
   * A list in Markdown: each item is a column with its title and a numbered list, from top to bottom. Entries with something in
   * bold stand out.
   */
  children: ReactNode;
}

/** A picture drawn from a list: columns side by side, so it can be read aloud, searched and printed. */
export default function Diagram({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
