import {replaceAddress} from '@site/src/lib/addresses';
import Copy from 'lucide-react/icons/copy';
import {useEffect, useState, type ReactNode} from 'react';
import {useIsHydrated} from '../state';
import {changedChoices} from './previewChoices';
import {hashOf} from './link';
import styles from './styles.module.css';
import type {Draft} from './useDraft';

/** Duration of the result on the button, in ms. */
const RESULT_DURATION = 2500;

/** Copies a link to the text. If copying fails, puts it into the address bar, because it is too long to show on the page. */
export default function CopyLink({draft: {text, choices, ignoreHash}}: {draft: Draft}): ReactNode {
  const isHydrated = useIsHydrated();
  // An object, so a second click with the same result restarts the timer.
  const [result, setResult] = useState<{message: string}>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_DURATION);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (): Promise<void> => {
    const link = hashOf({text, choices: changedChoices(choices)});
    if (link === undefined) {
      setResult({message: 'Too long for a link'});
      return;
    }
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + link);
      setResult({message: 'Copied'});
    } catch {
      // The browser refused, or the page isn't served over HTTPS.
      replaceAddress({hash: link});
      ignoreHash(link);
      setResult({message: 'Copying failed: the link is in the address bar'});
    }
  };

  return (
    <>
      {/* A constant name: screen readers would announce a change in addition to the status. */}
      <button
        type="button"
        className={styles.button}
        aria-label="Copy link"
        inert={!isHydrated}
        onClick={() => void copy()}
      >
        <Copy />
        <span>{result?.message ?? 'Copy link'}</span>
      </button>
      <span role="status" className="sr-only">
        {result?.message}
      </span>
    </>
  );
}
