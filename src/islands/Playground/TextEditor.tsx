import {useId, type ReactNode, type RefObject} from 'react';
import CopyLink from './CopyLink';
import Filters from './Filters';
import styles from './styles.module.css';
import type {Draft, Range} from './useDraft';
import {problemWords} from './words';

interface Props {
  draft: Draft;
  area: RefObject<HTMLTextAreaElement | null>;
  /** How long the result is, in words. */
  length: string;
  /** How many problems the text has. */
  problems: number;
  /** Puts words into the text. */
  onType: (range: Range, words: string, changeable: number) => void;
}

/** The field for the text, with what can be done to it and what became of it. */
export default function Text({draft, area, length, problems, onType}: Props): ReactNode {
  const id = useId();
  const {text, caret, write, setCaret} = draft;
  const noteCaret = ({selectionStart, selectionEnd}: HTMLTextAreaElement): void =>
    setCaret({start: selectionStart, end: selectionEnd});
  return (
    <div className={styles.text}>
      <label htmlFor={`${id}-text`} className={styles.label}>
        Your text
      </label>
      {/* What stands behind has the same text and makes both as high as it needs. */}
      <div className={styles.growing} data-text={text}>
        <textarea
          ref={area}
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
              <b>{problemWords(problems)}</b>
            </>
          )}
        </p>
        <CopyLink draft={draft} />
      </div>
    </div>
  );
}
