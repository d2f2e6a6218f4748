import {useRef, type RefObject} from 'react';
import type {Draft, TextRange} from './useDraft';

export interface Editor {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** Also focuses the field. */
  select: (range: TextRange) => void;
  /**
   * Replaces a range as if the reader had typed the text, so Undo works.
   * @param selectedLength number of characters at the end to select, because the reader will probably change them
   */
  typeText: (range: TextRange, text: string, selectedLength?: number) => void;
}

export function useEditor({write, setSelection}: Draft): Editor {
  const textarea = useRef<HTMLTextAreaElement>(null);

  const select = ({start, end}: TextRange): void => {
    const {current: field} = textarea;
    if (!field) return;
    field.focus();
    field.setSelectionRange(start, end);
    setSelection({start, end});
  };

  const typeText = (range: TextRange, text: string, selectedLength = 0): void => {
    const {current: field} = textarea;
    if (!field) return;
    const {start, end} = range;
    select(range);
    // oxlint-disable-next-line typescript/no-deprecated -- The only API with support for Undo.
    if (!document.execCommand('insertText', false, text)) field.setRangeText(text, start, end, 'end');
    write(field.value);
    select({start: start + text.length - selectedLength, end: start + text.length});
  };

  return {textarea, select, typeText};
}
