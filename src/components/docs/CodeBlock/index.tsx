import {Check, Copy} from 'lucide-react';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** As a fence names it: `bash`, `json`, `command`. */
  language: string;
  /** What it is, unique on its page; read aloud. */
  label: string;
  /** Shown above the code: the status of an answer, for instance. */
  title?: string;
  /** The code with its colors, made at build time by ../remark/highlight.ts. */
  html: string;
}

/** Milliseconds for which the button says that it has copied: long enough to be read, as in other copy buttons. */
const copiedFor = 2000;

/** A block of code that scrolls within itself and can be copied. */
export default function CodeBlock({language, label, title, html}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), copiedFor);
  };
  return (
    <div className={clsx('codeBlock', `language-${language}`, styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre className={styles.pre} tabIndex={0} role="region" aria-label={label}>
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <button type="button" className={styles.copy} aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      </button>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </div>
  );
}
