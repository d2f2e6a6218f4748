import {replaceAddress} from '@site/src/shared/replaceAddress';
import Copy from 'lucide-react/icons/copy';
import {useEffect, useState, type ReactNode} from 'react';
import {useIsHydrated} from '../useIsHydrated';
import {unusual} from './choices';
import {hashOf} from './link';
import styles from './styles.module.css';
import type {Draft} from './useDraft';

/** Milliseconds for which the button says what became of the last press. */
const shownFor = 2500;

/**
 * Copies a link that carries the text. It is made when it is asked for, and where copying fails it is put into the address
 * bar: in the page there is no place for so long a link, so src/page/copy.ts does not do it.
 */
export default function CopyLink({draft: {text, choices, noteLink}}: {draft: Draft}): ReactNode {
  const isHydrated = useIsHydrated();
  // A new object for each press, so that the second of two says so again.
  const [press, setPress] = useState<{says: string}>();

  useEffect(() => {
    if (!press) return;
    const timer = setTimeout(() => setPress(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [press]);

  const copy = async (): Promise<void> => {
    const link = hashOf({text, choices: unusual(choices)});
    if (link === undefined) {
      setPress({says: 'Too long for a link'});
      return;
    }
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + link);
      setPress({says: 'Copied'});
    } catch {
      // Forbidden, or there is no clipboard because the page came without encryption.
      replaceAddress({hash: link});
      noteLink(link);
      setPress({says: 'Copying failed: the link is in the address bar'});
    }
  };

  return (
    <>
      <button type="button" className={styles.button} inert={!isHydrated} onClick={() => void copy()}>
        <Copy />
        <span>{press?.says ?? 'Copy link'}</span>
      </button>
      <span role="status" className="sr-only">
        {press?.says}
      </span>
    </>
  );
}
