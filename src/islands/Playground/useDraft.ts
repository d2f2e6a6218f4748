import {useState} from 'react';
import {useIsHydrated, useIslandState, useCrashSafeState} from '../state';
import {defaultChoices, firstTemplate, textOfTemplate, type PreviewChoices} from './previewChoices';
import {useReadSharedLink} from './useReadSharedLink';

/** A selection in the text, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

export interface Draft {
  text: string;
  choices: PreviewChoices;
  /** The selection; empty if it is only a caret. */
  selection: TextRange;
  /** The reader followed a shared link that is broken or too long. */
  isLinkUnreadable: boolean;
  /** Sets the reader's own text, and hides the warning about a shared link. */
  write: (text: string) => void;
  /** Replaces the text with a template; an unknown key restores the reader's own text. */
  startFrom: (templateKey: string) => void;
  choose: (choiceName: keyof PreviewChoices, optionKey: string) => void;
  setSelection: (selection: TextRange) => void;
}

const endOf = ({length}: string): TextRange => ({start: length, end: length});

/** Applies input from before hydration once, during rendering. */
function useEarlyInput(apply: (valueByName: Readonly<Record<string, string>>) => void): void {
  const isHydrated = useIsHydrated();
  const island = useIslandState();
  const [fields, setFields] = useState(() => island.earlyInput());
  if (!isHydrated || fields.length === 0) return;
  setFields([]);
  island.forgetEarlyInput();
  apply(Object.fromEntries(fields.map(({name, value}) => [name, value])));
}

/** Returns the text and choices: first from a shared link or from input before hydration, then as the reader edits them. */
export function useDraft(): Draft {
  const [text, setText] = useCrashSafeState<string>('text', firstTemplate.text);
  // Separate from `text`, so that choosing a template doesn't lose it.
  const [ownText, setOwnText] = useCrashSafeState('ownText', '');
  const [choices, setChoices] = useCrashSafeState('choices', defaultChoices);
  const [selection, setSelection] = useState(() => endOf(text));

  const replaceText = (newText: string): void => {
    setText(newText);
    setSelection(endOf(newText));
  };
  const replaceOwnText = (newText: string): void => {
    replaceText(newText);
    setOwnText(newText);
  };

  const sharedLink = useReadSharedLink((shared) => {
    replaceOwnText(shared.text);
    setChoices({...defaultChoices, ...shared.choices});
  });
  // After the shared link, because the reader's own input wins.
  useEarlyInput(({template, text: typed, ...chosen}) => {
    const templateText = textOfTemplate(template);
    if (templateText !== undefined) replaceText(templateText);
    if (typed !== undefined) replaceOwnText(typed);
    setChoices((current) => ({...current, ...chosen}));
  });

  return {
    text,
    choices,
    selection,
    isLinkUnreadable: sharedLink.isUnreadable,
    write: (newText) => {
      setText(newText);
      setOwnText(newText);
      sharedLink.dismiss();
    },
    startFrom: (templateKey) => replaceText(textOfTemplate(templateKey) ?? ownText),
    choose: (choiceName, optionKey) => setChoices({...choices, [choiceName]: optionKey}),
    setSelection,
  };
}
