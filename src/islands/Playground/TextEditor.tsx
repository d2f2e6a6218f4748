import {countWithNoun} from '@site/src/lib/sentences';
import type {RenderedText} from '@site/src/lib/variables';
import {useId, type ReactNode, type RefObject} from 'react';
import CopyButton from '../CopyButton';
import {useIsHydrated} from '../state';
import Filters from './Filters';
import {hashUnlessTooLong} from './link';
import {changedChoices} from './previewChoices';
import styles from './styles.module.css';
import type {Draft} from './useDraft';
import type {Editor} from './useEditor';

interface Props {
  draft: Draft;
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** From `formatLength`. */
  lengthLabel: string;
  mistakeCount: number;
  typeText: Editor['typeText'];
}

/** `1,234 of 2,000 characters` */
export function formatLength({length, isTruncated}: RenderedText, limit: number): string {
  const size = `${length.toLocaleString('en-US')} of ${countWithNoun(limit, 'character')}`;
  return isTruncated ? `${size}: the end is cut` : size;
}

export const mistakeCountText = (count: number): string =>
  count === 0 ? 'no mistakes' : countWithNoun(count, 'mistake');

export default function TextEditor({draft, textarea, lengthLabel, mistakeCount, typeText}: Props): ReactNode {
  const id = useId();
  const isHydrated = useIsHydrated();
  const {text, choices, selection, write, setSelection} = draft;
  const hash = hashUnlessTooLong({text, choices: changedChoices(choices)});
  const updateSelection = ({selectionStart, selectionEnd}: HTMLTextAreaElement): void =>
    setSelection({start: selectionStart, end: selectionEnd});
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
            updateSelection(currentTarget);
          }}
          onSelect={({currentTarget}) => updateSelection(currentTarget)}
        />
      </div>
      <Filters text={text} selection={selection} typeText={typeText} />
      <div className={styles.foot} inert={!isHydrated}>
        <p id={`${id}-length`} className={styles.length}>
          <span>{lengthLabel}</span>
          {mistakeCount > 0 && (
            <>
              <span>, </span>
              <b>{mistakeCountText(mistakeCount)}</b>
            </>
          )}
        </p>
        {hash === undefined ? (
          <span>Too long for a link</span>
        ) : (
          <CopyButton text={isHydrated ? location.origin + location.pathname + hash : ''} textName="the link">
            Copy link
          </CopyButton>
        )}
      </div>
    </div>
  );
}
