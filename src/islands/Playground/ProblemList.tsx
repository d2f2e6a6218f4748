import type {TemplateProblem} from '@site/src/lib/variables';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Range} from './useDraft';

interface Props {
  text: string;
  problems: readonly TemplateProblem[];
  onReplace: (range: Range, replacement: string) => void;
  onSelect: (range: Range) => void;
}

/** Longest piece of text that is quoted in full, in characters. */
const longest = 48;

const shortened = (piece: string): string => (piece.length > longest ? `${piece.slice(0, longest)}…` : piece);

/** Lists the problems of a text. Each quotes the text and, if we can guess the fix, has a button that applies it. */
export default function ProblemList({text, problems, onReplace, onSelect}: Props): ReactNode {
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems}>
      <p id={id} className={styles.label}>
        What doesn't work
      </p>
      <ul aria-labelledby={id} className={styles.mistakes}>
        {problems.map(({start, end, message, repair, use}) => {
          const piece = shortened(text.slice(start, end));
          return (
            <li key={`${start} ${end} ${message}`} className={styles.problem}>
              <p>
                {piece !== '' && (
                  <>
                    <code translate="no">{piece}</code>
                    <span>: </span>
                  </>
                )}
                <span>{`${message}. ${repair}`}</span>
              </p>
              <p className={styles.actions}>
                {use !== undefined && (
                  <button type="button" className={styles.button} onClick={() => onReplace({start, end}, use)}>
                    <span>Use </span>
                    <span translate="no">{use}</span>
                  </button>
                )}
                <button type="button" className={styles.button} onClick={() => onSelect({start, end})}>
                  <span>
                    <span>Show in the text</span>
                    <span className="sr-only">{`: ${piece}`}</span>
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
