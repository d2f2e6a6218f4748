import {useRef, type RefObject} from 'react';
import type {Draft, Range} from './useDraft';

interface Editor {
  /** The field that the text is written in. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Selects a stretch of the text and moves the focus there. */
  select: (range: Range) => void;
  /**
   * Puts words in the place of a stretch, as if they were typed.
   * @param changeable how many of their last characters are selected, because they are likely to be changed
   */
  type: (range: Range, words: string, changeable?: number) => void;
}

/** What the buttons beside the text do to it. */
export function useEditor({write, setCaret}: Draft): Editor {
  const area = useRef<HTMLTextAreaElement>(null);

  const select = ({start, end}: Range): void => {
    const {current} = area;
    if (!current) return;
    current.focus();
    current.setSelectionRange(start, end);
    setCaret({start, end});
  };

  const type = (range: Range, words: string, changeable = 0): void => {
    const {current} = area;
    if (!current) return;
    const {start, end} = range;
    select(range);
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else lets Undo revert it.
    if (!document.execCommand('insertText', false, words)) current.setRangeText(words, start, end, 'end');
    write(current.value);
    select({start: start + words.length - changeable, end: start + words.length});
  };

  return {area, select, type};
}
