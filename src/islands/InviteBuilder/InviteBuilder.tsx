import {counted} from '@site/src/shared/sentences';
import clsx from 'clsx';
import {useLayoutEffect, type ReactNode} from 'react';
import data from '../../node/data/inviteCatalog.data';
import Features from './Features';
import FirstSteps from './FirstSteps';
import LeftOut from './LeftOut';
import OptionalPermissions from './OptionalPermissions';
import Presets from './Presets';
import Receipt from './Receipt';
import styles from './styles.module.css';
import {useBuilder} from './useBuilder';

const {presets} = data.catalog;

/**
 * Keeps what a link led to in view: the choice in the address can change the height of what is above it. Where the reader comes
 * back, the browser restores their place instead.
 */
function useKeptTarget(known: boolean): void {
  useLayoutEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!known || !(entry instanceof PerformanceNavigationTiming) || entry.type !== 'navigate') return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [known]);
}

/**
 * Builds an invite that asks for what the ticked modules and functions need, and for nothing else. The choice is kept in
 * the address, so that it can be shared. Below it are the first steps of what is ticked.
 */
export default function InviteBuilder(): ReactNode {
  const {selection, known, request, status, choosePreset, chooseOwn, tickFeature, tickOptional, clear} = useBuilder();
  const {preset, replaced, unknown, optional} = selection;
  const chosen = presets.find(({key}) => key === preset);
  useKeptTarget(known);
  return (
    <div className={clsx(!known && styles.pending)}>
      <div className={styles.builder}>
        <form
          className={styles.choices}
          aria-label="Invite builder"
          // A page that is loaded again would bring older ticks with it.
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          {replaced && (
            <p
              className={styles.replaced}
            >{`Nothing in this link exists any more, so “${chosen?.label}” is selected.`}</p>
          )}
          <LeftOut count={unknown} what="module" />
          <Presets chosen={preset} choosePreset={choosePreset} chooseOwn={chooseOwn} />
          {/* The bar stays in view within this, so it covers nothing above. */}
          <div className={styles.choices}>
            <Features selection={selection} tickFeature={tickFeature} clear={clear} />
            <OptionalPermissions
              offered={request.offered}
              additions={chosen?.additions}
              optional={optional}
              tickOptional={tickOptional}
            />
            <p role="status" aria-atomic className="sr-only">
              {status}
            </p>
            <a href="#receipt" className={styles.bar}>
              {`${counted(request.asked.length, 'permission')}: read the list`}
            </a>
          </div>
        </form>
        <div className={styles.side}>
          <Receipt request={request} selection={selection} known={known} />
        </div>
      </div>
      <FirstSteps selection={selection} known={known} />
    </div>
  );
}
