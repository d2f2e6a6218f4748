import {useEffect, useState, type ReactNode} from 'react';

/** Debounce in ms, so screen readers don't interrupt typing. */
const delay = 1200;

/** Announces a text to screen readers when it has stopped changing. Doesn't announce the initial text. */
export default function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState({text, announced: false});
  useEffect(() => {
    if (said.text === text) return;
    const timer = setTimeout(() => setSaid({text, announced: true}), delay);
    return () => clearTimeout(timer);
  }, [said, text]);
  return (
    <p role="status" className="sr-only">
      {said.announced && said.text}
    </p>
  );
}
