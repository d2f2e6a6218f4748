import {useEffect, useState, type ReactNode} from 'react';

interface Props {
  text: string;
  /** Milliseconds for which the text must stay the same, so that screen readers don't interrupt typing. */
  delay: number;
}

/** Announces a text to screen readers when it has stopped changing. Doesn't announce the initial text. */
export default function Announcement({text, delay}: Props): ReactNode {
  const [said, setSaid] = useState({text, announced: false});
  useEffect(() => {
    if (said.text === text) return;
    const timer = setTimeout(() => setSaid({text, announced: true}), delay);
    return () => clearTimeout(timer);
  }, [said, text, delay]);
  return (
    <p role="status" aria-atomic className="sr-only">
      {said.announced && said.text}
    </p>
  );
}
