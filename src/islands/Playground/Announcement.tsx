import {useEffect, useState, type ReactNode} from 'react';

/** Milliseconds without a key before the result is read aloud. */
const restAfter = 1200;

/** A place for what a screen reader says once the reader's hands rest. */
export default function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState({text, announced: false});
  useEffect(() => {
    if (said.text === text) return;
    const timer = setTimeout(() => setSaid({text, announced: true}), restAfter);
    return () => clearTimeout(timer);
  }, [said, text]);
  return (
    <p role="status" className="sr-only">
      {/* Nobody asked for that of the first text. */}
      {said.announced && said.text}
    </p>
  );
}
