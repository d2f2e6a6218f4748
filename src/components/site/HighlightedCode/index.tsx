import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `bash`, `json`, `command`, … */
  language: string;
  /** Shown above the code, such as a response's status. */
  title?: string;
  /** Highlighted code from src/build/markdown/remarkHighlight.ts. */
  html: string;
}

/** A scrollable code block; src/browser/copy.ts handles its copy button, and announces the copy in the live region. */
export default function HighlightedCode({language, title, html}: Props): ReactNode {
  return (
    <div className={clsx('codeBlock', `language-${language}`, styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {/* Focusable because it scrolls. No landmark role, which would be noise on pages with many blocks. */}
      <pre className={styles.pre} tabIndex={0}>
        <code translate="no" dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <button type="button" className={styles.copy} aria-label={`Copy ${title ?? 'code'}`} data-copy="" />
      <span aria-live="polite" className="sr-only" />
    </div>
  );
}
