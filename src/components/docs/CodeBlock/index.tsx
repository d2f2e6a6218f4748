import {useCopying} from '@site/src/components/useCopying';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
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

const words = {copied: 'Copied', failed: 'Copying failed: select the code and copy it by hand'};

/** A block of code that scrolls within itself and can be copied. */
export default function CodeBlock({language, title, html}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const {result, copy} = useCopying();

  const press = async (): Promise<void> => {
    const copied = await copy(code.current?.textContent ?? '');
    if (!copied && code.current) getSelection()?.selectAllChildren(code.current);
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
        className={clsx(styles.copy, result === 'copied' && styles.copied)}
        aria-label={`Copy ${title ?? languageLabel(language)}`}
        onClick={() => void press()}
      />
      <span aria-live="polite" className="sr-only">
        {result && words[result]}
      </span>
    </div>
  );
}
