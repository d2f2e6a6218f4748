import {parseTemplate} from '@site/src/lib/variables';
import {useId, useMemo, type ReactNode} from 'react';
import {useIsHydrated} from '../state';
import facts from '../../build/data/playground.data';
import styles from './styles.module.css';
import type {TextRange} from './useDraft';
import type {Editor} from './useEditor';

interface Props {
  text: string;
  selection: TextRange;
  typeText: Editor['typeText'];
}

/** Buttons that add a filter to the variable at the cursor: `{user.name}` → `{user.name|upper}` */
export default function Filters({text, selection, typeText}: Props): ReactNode {
  const id = useId();
  const isHydrated = useIsHydrated();
  const variable = useMemo(
    () =>
      parseTemplate(text)
        .filter((part) => part.kind === 'variable')
        // The end of a selected range counts as the cursor.
        .find(({start, end}) => start < selection.end && selection.end <= end),
    [text, selection],
  );

  /** @param filterText `upper`, `cut:20` */
  const addFilter = (filterText: string): void => {
    if (!variable) return;
    const [, argument = ''] = filterText.split(':');
    const closingBrace = variable.end - 1;
    // Selects the argument, such as `20`, for the reader to change.
    typeText({start: closingBrace, end: closingBrace}, `|${filterText}`, argument.length);
  };

  // Inert until hydration, so no click is lost. Spans, because React fails if a translator replaces a text node that it changes.
  return (
    <div role="group" aria-labelledby={id} inert={!isHydrated}>
      <p id={id} className={styles.hint}>
        {variable ? (
          <>
            <span>Add a filter to </span>
            <code translate="no">{variable.name}</code>
          </>
        ) : (
          <span>Filters, for the variable at the cursor</span>
        )}
      </p>
      <div className={styles.filters}>
        {facts.filters.map((filterText) => (
          <button
            key={filterText}
            type="button"
            className={styles.button}
            translate="no"
            aria-disabled={!variable}
            onClick={() => addFilter(filterText)}
          >
            {filterText.split(':')[0]}
          </button>
        ))}
      </div>
    </div>
  );
}
