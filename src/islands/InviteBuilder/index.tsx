import {countWithNoun} from '@site/src/lib/sentences';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import data from '../../build/data/inviteCatalog.data';
import LiveRegion from '../LiveRegion';
import Features from './Features';
import FirstSteps from './FirstSteps';
import OptionalPermissions from './OptionalPermissions';
import Presets from './Presets';
import InviteSummary from './InviteSummary';
import styles from './styles.module.css';
import {useInviteBuilder} from './useInviteBuilder';

const {presets} = data.catalog;

/**
 * Builds an invite with the permissions that the ticked modules and functions need, and lists their first steps. The URL's
 * query contains the choice, so readers can share it.
 */
export default function InviteBuilder(): ReactNode {
  const {
    selection,
    isReady,
    invite,
    announcement,
    announce,
    choosePreset,
    chooseCustom,
    setFeatureTicked,
    setOptionalTicked,
    clearAll,
  } = useInviteBuilder();
  const {preset, tickedOptional} = selection;
  const chosenPreset = presets.find(({key}) => key === preset);
  return (
    <div className={clsx(!isReady && styles.pending)}>
      <div className={styles.builder}>
        <form
          className={styles.choices}
          aria-label="Invite builder"
          // Browsers would restore old ticks on reload.
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <Presets chosenKey={preset} choosePreset={choosePreset} chooseCustom={chooseCustom} />
          {/* A second grid within the first: the sticky bar stays within this one, below the presets. */}
          <div className={styles.choices}>
            <Features selection={selection} setFeatureTicked={setFeatureTicked} clearAll={clearAll} />
            <OptionalPermissions
              offered={invite.offered}
              additionsText={chosenPreset?.additionsText}
              ticked={tickedOptional}
              setOptionalTicked={setOptionalTicked}
            />
            <LiveRegion text={announcement} delay={500} />
            <a href="#summary" className={styles.bar}>
              {`${countWithNoun(invite.requested.length, 'permission')}: read the list`}
            </a>
          </div>
        </form>
        <InviteSummary invite={invite} selection={selection} isReady={isReady} />
      </div>
      <FirstSteps selection={selection} isReady={isReady} announce={announce} />
    </div>
  );
}
