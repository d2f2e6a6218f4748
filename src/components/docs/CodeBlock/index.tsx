import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {languageLabel} from '../languages';
import styles from './styles.module.css';

interface Props {
  /** As a fence names it: `bash`, `json`, `command`. */
  language: string;
  /** Shown above the code: the status of an answer, for instance. */
  title?: string;
  /** The code with its colors, made at build time by ../remark/highlight.ts. */
  html: string;
}

/** Milliseconds for which the button says what became of the last press: long enough to be read. */
const shownFor = 2000;

const words = {copied: 'Copied', failed: 'Copying failed: select the code and copy it by hand'};

/** A block of code that scrolls within itself and can be copied. */
export default function CodeBlock({language, title, html}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  // A new object for each press, so that the second of two says so again.
  const [press, setPress] = useState<{result: keyof typeof words}>();

  useEffect(() => {
    if (!press) return;
    const timer = setTimeout(() => setPress(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [press]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setPress({result: 'copied'});
    } catch {
      // Forbidden, or there is no clipboard because the page came without encryption.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setPress({result: 'failed'});
    }
  };

  return (
    <div className={clsx('codeBlock', `language-${language}`, styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {/* Reached by keyboard, because it scrolls; a landmark for each block of a long page would be noise. */}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <button
        type="button"
        className={clsx(styles.copy, press?.result === 'copied' && styles.copied)}
        aria-label={`Copy ${title ?? languageLabel(language)}`}
        onClick={() => void copy()}
      />
      <span aria-live="polite" className="sr-only">
        {press && words[press.result]}
      </span>
    </div>
  );
}
