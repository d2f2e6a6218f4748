import {useEffect, useState} from 'react';

/** Milliseconds for which a button says what became of the last press: long enough to be read. */
const SHOWN_FOR = 2000;

interface Copying {
  /** What became of the last press; undefined before it and some time after. */
  result: 'copied' | 'failed' | undefined;
  /**
   * Puts a text on the clipboard.
   * @returns whether that worked: it can be forbidden, and there is no clipboard on a page that came without encryption
   */
  copy: (text: string) => Promise<boolean>;
}

/** For a button that copies and says so. */
export function useCopying(): Copying {
  // A new object for each press, so that the second of two says so again.
  const [press, setPress] = useState<{result: NonNullable<Copying['result']>}>();
  useEffect(() => {
    if (!press) return undefined;
    const timer = setTimeout(() => setPress(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [press]);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setPress({result: 'copied'});
      return true;
    } catch {
      setPress({result: 'failed'});
      return false;
    }
  };
  return {result: press?.result, copy};
}
