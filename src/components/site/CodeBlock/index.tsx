import clsx from 'clsx';
import type {ReactNode} from 'react';
import {languageLabel} from '../../../shared/codeLanguages';
import styles from './styles.module.css';

interface Props {
  /** As a fence names it: `bash`, `json`, `command`. */
  language: string;
  /** Shown above the code: the status of an answer, for instance. */
  title?: string;
  /** The code with its colors, made at build time by src/node/markdown/remarkHighlight.ts. */
  html: string;
}

/** A block of code that scrolls within itself and can be copied: src/page/copy.ts does that. */
export default function CodeBlock({language, title, html}: Props): ReactNode {
  return (
    <div className={clsx('codeBlock', `language-${language}`, styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {/* Reached by keyboard, because it scrolls; a landmark for each block of a long page would be noise. */}
      <pre className={styles.pre} tabIndex={0}>
        <code translate="no" dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy ${title ?? languageLabel(language)}`}
        data-copy=""
      />
      <span aria-live="polite" className="sr-only" />
    </div>
  );
}
