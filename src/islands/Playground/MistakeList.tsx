import type {TemplateMistake} from '@site/src/lib/variables';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {TextRange} from './useDraft';

interface Props {
  text: string;
  mistakes: readonly TemplateMistake[];
  onReplace: (range: TextRange, replacement: string) => void;
  onSelect: (range: TextRange) => void;
}

/** Longest piece of text that is quoted in full, in characters. */
const MAX_QUOTE_LENGTH = 48;

const shorten = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

/** Lists the mistakes in a text. Each quotes the text and, if we can guess the fix, has a button that applies it. */
export default function MistakeList({text, mistakes, onReplace, onSelect}: Props): ReactNode {
  const id = useId();
  if (mistakes.length === 0) return null;
  return (
    <div className={styles.mistakeSection}>
      <p id={id} className={styles.label}>
        What doesn't work
      </p>
      <ul aria-labelledby={id} className={styles.mistakes}>
        {mistakes.map(({start, end, message, repair, replacement}) => {
          const quote = shorten(text.slice(start, end));
          return (
            <li key={`${start} ${end} ${message}`} className={styles.mistake}>
              <p>
                {quote !== '' && (
                  <>
                    <code translate="no">{quote}</code>
                    <span>: </span>
                  </>
                )}
                <span>{`${message}. ${repair}`}</span>
              </p>
              <p className={styles.actions}>
                {replacement !== undefined && (
                  <button type="button" className={styles.button} onClick={() => onReplace({start, end}, replacement)}>
                    <span>Use </span>
                    <span translate="no">{replacement}</span>
                  </button>
                )}
                <button type="button" className={styles.button} onClick={() => onSelect({start, end})}>
                  <span>
                    <span>Show in the text</span>
                    <span className="sr-only">{`: ${quote}`}</span>
                  </span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
