import {useState} from 'react';
import {useIsHydrated} from '../useIsHydrated';
import {useIslandState, useKept} from '../state';
import {usual, type Choices} from './choices';
import {beginningOf, firstTemplate} from './templates';
import {useSharedLink} from './useSharedLink';

/** A stretch of the text, in UTF-16 units; where nothing is selected both are the same. */
export interface Range {
  start: number;
  end: number;
}

/** What the reader works on. */
export interface Draft {
  text: string;
  choices: Choices;
  caret: Range;
  /** Whether the reader followed a link whose text cannot be read. */
  unreadable: boolean;
  /** Takes a text that the reader wrote. */
  write: (text: string) => void;
  /** Begins with a template, or with what the reader wrote last if there is none of that key. */
  begin: (template: string) => void;
  choose: (key: keyof Choices, value: string) => void;
  setCaret: (caret: Range) => void;
  /** Notes a hash that was made of this draft. */
  noteLink: (hash: string) => void;
}

const endOf = ({length}: string): Range => ({start: length, end: length});

/** Takes over, once, what the reader did before the island loaded. */
function useEarly(take: (fields: Readonly<Record<string, string>>) => void): void {
  const isHydrated = useIsHydrated();
  const island = useIslandState();
  const [early, setEarly] = useState(() => island.early());
  if (!isHydrated || early.length === 0) return;
  setEarly([]);
  island.forgetEarly();
  take(Object.fromEntries(early.map(({name, value}) => [name, value])));
}

/** The text and the choices: from the address, from before the island loaded, and as the reader changes them. */
export function useDraft(): Draft {
  const [text, setText] = useKept<string>('text', firstTemplate.text);
  /** What the reader wrote last; choosing a template does not lose it. */
  const [written, setWritten] = useKept('written', '');
  const [choices, setChoices] = useKept('choices', usual);
  const [caret, setCaret] = useState(() => endOf(text));

  const replace = (next: string): void => {
    setText(next);
    setCaret(endOf(next));
  };
  const replaceOwn = (next: string): void => {
    replace(next);
    setWritten(next);
  };

  const link = useSharedLink((shared) => {
    replaceOwn(shared.text);
    setChoices({...usual, ...shared.choices});
  });
  // After the address: what the reader did counts more than the link that they followed.
  useEarly(({template, text: typed, ...chosen}) => {
    const begun = beginningOf(template);
    if (begun !== undefined) replace(begun);
    if (typed !== undefined) replaceOwn(typed);
    setChoices((now) => ({...now, ...chosen}));
  });

  return {
    text,
    choices,
    caret,
    unreadable: link.unreadable,
    write: (next) => {
      setText(next);
      setWritten(next);
      link.dismiss();
    },
    begin: (template) => replace(beginningOf(template) ?? written),
    choose: (key, value) => setChoices({...choices, [key]: value}),
    setCaret,
    noteLink: link.note,
  };
}
