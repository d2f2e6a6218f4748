import {useEffect, useState} from 'react';

/** Milliseconds for which a button says that it copied: long enough to be read. */
const SHOWN_FOR = 2000;

interface Copying {
  /** What became of the last press. `copied` passes; `failed` stays until the next press, because the reader has to act. */
  result: 'copied' | 'failed' | undefined;
  /**
   * Puts a text on the clipboard.
   * @returns whether that worked: it can be forbidden, and there is no clipboard on a page that came without encryption
   */
  copy: (text: string) => Promise<boolean>;
}

/** For a button that copies and says so. */
export function useCopying(): Copying {
  const [result, setResult] = useState<Copying['result']>();
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string): Promise<boolean> => {
    // What is said stays unsaid in between, so that the second of two presses is heard, too.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
      return true;
    } catch {
      setResult('failed');
      return false;
    }
  };
  return {result, copy};
}
