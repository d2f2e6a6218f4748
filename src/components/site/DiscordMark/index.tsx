import type {ReactNode} from 'react';

const markPath =
  'M20.33 4.38a19.8 19.8 0 0 0-4.94-1.53q-.38.68-.65 1.29-2.8-.4-5.48 0-.27-.62-.66-1.29A19.7 19.7 0 0 0 3.66 4.38C.53 9.05-.32 13.58.1 18.1c2.07 1.52 4.06 2.44 6.06 3.04q.73-.97 1.27-2.06-1-.38-1.95-.96l.45-.42c3.93 1.79 8.18 1.79 12.09 0q.22.2.46.37-.93.56-1.95.95.55 1.1 1.28 2.08c2.02-.62 4.01-1.53 6.1-3.05.5-5.19-.84-9.69-3.54-13.67zM8.02 15.33c-1.18 0-2.16-1.09-2.16-2.42s.96-2.42 2.16-2.42 2.18 1.1 2.16 2.42c0 1.33-.96 2.42-2.16 2.42zm7.97 0c-1.18 0-2.16-1.09-2.16-2.42s.96-2.42 2.16-2.42 2.18 1.1 2.16 2.42c0 1.33-.95 2.42-2.16 2.42z';

/** Discord's mark from Simple Icons (CC0), simplified for small sizes. Its class sizes it like Lucide's icons. */
export default function DiscordMark(): ReactNode {
  return (
    <svg className="lucide" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </svg>
  );
}
