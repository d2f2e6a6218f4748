import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  text: string;
  /** Milliseconds without a change before the announcement, so that screen readers don't interrupt typing. */
  delay: number;
}

/** Announces a text to screen readers when it has stopped changing. Doesn't announce the initial text. */
export default function LiveRegion({text, delay}: Props): ReactNode {
  const [announced, setAnnounced] = useState('');
  const settledText = useRef(text);
  useEffect(() => {
    if (settledText.current === text) return;
    const timer = setTimeout(() => {
      settledText.current = text;
      setAnnounced(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <p role="status" aria-atomic className="sr-only">
      {announced}
    </p>
  );
}
