import {counted} from '@site/src/lib/sentences';
import type {Rendered} from '@site/src/lib/variables';
import {useId, type ReactNode, type RefObject} from 'react';
import CopyLink from './CopyLink';
import Filters from './Filters';
import styles from './styles.module.css';
import type {Draft, Range} from './useDraft';

interface Props {
  draft: Draft;
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** From `lengthText`. */
  length: string;
  problems: number;
  onType: (range: Range, words: string, changeable: number) => void;
}

/** `1,234 of 2,000 characters` */
export function lengthText({length, cut}: Rendered, limit: number): string {
  const words = `${length.toLocaleString('en-US')} of ${counted(limit, 'character')}`;
  return cut ? `${words}: the end is cut` : words;
}

export const problemCount = (count: number): string => (count === 0 ? 'no problems' : counted(count, 'problem'));

export default function TextEditor({draft, textarea, length, problems, onType}: Props): ReactNode {
  const id = useId();
  const {text, caret, write, setCaret} = draft;
  const noteCaret = ({selectionStart, selectionEnd}: HTMLTextAreaElement): void =>
    setCaret({start: selectionStart, end: selectionEnd});
  return (
    <div className={styles.editor}>
      <label htmlFor={`${id}-text`} className={styles.label}>
        Your text
      </label>
      {/* Grows with its text: CSS renders an invisible copy from `data-text`, which sets the height. */}
      <div className={styles.growing} data-text={text}>
        <textarea
          ref={textarea}
          id={`${id}-text`}
          name="text"
          className={styles.control}
          rows={4}
          aria-describedby={`${id}-length`}
          value={text}
          onChange={({currentTarget}) => {
            write(currentTarget.value);
            noteCaret(currentTarget);
          }}
          onSelect={({currentTarget}) => noteCaret(currentTarget)}
        />
      </div>
      <Filters text={text} caret={caret} onType={onType} />
      <div className={styles.foot}>
        <p id={`${id}-length`} className={styles.length}>
          <span>{length}</span>
          {problems > 0 && (
            <>
              <span>, </span>
              <b>{problemCount(problems)}</b>
            </>
          )}
        </p>
        <CopyLink draft={draft} />
      </div>
    </div>
  );
}
