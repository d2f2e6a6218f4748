import {useRef, type RefObject} from 'react';
import type {Draft, Range} from './useDraft';

interface Editor {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Also focuses the field. */
  select: (range: Range) => void;
  /**
   * Replaces a range as if the reader had typed the words, so Undo works.
   * @param changeable number of characters at the end to select, because the reader will probably change them
   */
  type: (range: Range, words: string, changeable?: number) => void;
}

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
    // oxlint-disable-next-line typescript/no-deprecated -- The only API with support for Undo.
    if (!document.execCommand('insertText', false, words)) current.setRangeText(words, start, end, 'end');
    write(current.value);
    select({start: start + words.length - changeable, end: start + words.length});
  };

  return {area, select, type};
}
