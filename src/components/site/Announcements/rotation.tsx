import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';

/** Which announcement is shown, and whether the reader lets them rotate. */
interface Rotation {
  /** Index of the announcement shown, from 0. */
  current: number;
  setCurrent: (index: number) => void;
  /** False once the reader touched the banner, until they press play. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** The reader closed the banner; the framework forgets it with the page where storage is forbidden. */
  closed: boolean;
  setClosed: (closed: boolean) => void;
}

const Context = createContext<Rotation | null>(null);

/** Keeps the rotation while pages come and go: a banner that was stopped stays stopped on the next page. */
export function RotationProvider({children}: {children: ReactNode}): ReactNode {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [closed, setClosed] = useState(false);
  const value = useMemo(
    () => ({current, setCurrent, playing, setPlaying, closed, setClosed}),
    [current, playing, closed],
  );
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside of a `RotationProvider`. */
export function useRotation(): Rotation {
  const rotation = useContext(Context);
  if (!rotation) throw new Error('The banner needs the RotationProvider of src/theme/Root.tsx around it.');
  return rotation;
}
