import InviteLink from '@site/src/components/site/InviteLink';
import {andListFormat} from '@site/src/lib/collections';
import {countWithNoun} from '@site/src/lib/sentences';
import {withBasePath} from '@site/src/facts/derived/basePath';
import X from 'lucide-react/icons/x';
import {memo, type ReactNode} from 'react';
import data, {type Feature} from '../../build/data/inviteCatalog.data';
import {allFeatures, queryWithSelection} from './catalog';
import CopyButton from '../CopyButton';
import Reasons from './Reasons';
import type {Invite, Selection} from './selection';
import styles from './styles.module.css';

const {catalog, messageIntent, productName, administrator, intentsNote, unusedIntents} = data;

/** Longer lists of features are shown as a count. */
const MAX_TITLES = 3;

interface Props {
  invite: Invite;
  selection: Selection;
  /** False until the URL's query has been read. What depends on the query is hidden until then. */
  isReady: boolean;
}

const isFunctionGroup = ({id}: Feature): boolean => id.startsWith('functions/');

/** `14 of 15` */
const shareOf = (ticked: readonly Feature[], isCounted: (feature: Feature) => boolean): string =>
  `${ticked.filter(isCounted).length} of ${allFeatures.filter(isCounted).length}`;

function purposeSentence(ticked: readonly Feature[]): string {
  if (ticked.length === 0) return 'Nothing is ticked. Commands will answer, but no module will work.';
  if (ticked.length > MAX_TITLES) {
    const modules = shareOf(ticked, (feature) => !isFunctionGroup(feature));
    const groups = allFeatures.some(isFunctionGroup) && shareOf(ticked, isFunctionGroup);
    return `This invite covers ${modules} modules${groups ? ` and ${groups} groups of functions` : ''}.`;
  }
  return `This invite is for ${andListFormat.format(ticked.map(({title}) => title))}.`;
}

function InviteActions({invite: {integer, href}, selection, isReady}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      <p className={styles.integer}>
        <span>Permissions integer</span> <b translate="no">{String(integer)}</b>
      </p>
      <InviteLink href={href} primary />
      <div className={styles.copyButtons}>
        <CopyButton text={href} textName="the invite link">
          Copy the invite
        </CopyButton>
        <CopyButton
          text={isReady ? location.origin + location.pathname + queryWithSelection('', selection) : ''}
          textName="the link to this choice"
        >
          Copy this choice
        </CopyButton>
      </div>
      <p>In Discord, choose the server and confirm. You can remove permissions there, or later in Server Settings.</p>
    </div>
  );
}

function Permissions({requested}: Pick<Invite, 'requested'>): ReactNode {
  return (
    <ul className={styles.permissions}>
      {requested.map(({name: permission, label, uses}) => (
        <li key={permission}>
          <Reasons summary={label} uses={uses} />
        </li>
      ))}
      <li>
        <b className={styles.never}>
          <X />
          <span>{administrator.label}</span>
        </b>
        <p>{administrator.note}</p>
      </li>
    </ul>
  );
}

/** Lists the given features that use an intent: `Auto-mod, Logging (deleted messages) and Tickets`. */
const featureTitlesUsing = (intent: string, candidates: readonly Feature[]): string =>
  andListFormat.format(
    candidates
      .filter(({intents}) => intents.includes(intent))
      .map(({title, messagesFor}) =>
        intent === messageIntent && messagesFor !== undefined ? `${title} (${messagesFor})` : title,
      ),
  );

function Intents({ticked}: {ticked: readonly Feature[]}): ReactNode {
  const notTicked = allFeatures.filter((feature) => !ticked.includes(feature));
  const intents = catalog.intents
    .map((intent) => ({
      ...intent,
      usedBy: featureTitlesUsing(intent.name, ticked),
      notTickedTitles: featureTitlesUsing(intent.name, notTicked),
    }))
    .filter(({usedBy}) => usedBy !== '');
  return (
    <details className={styles.intents}>
      <summary>What it can read</summary>
      {intents.length === 0 ? (
        <p>Nothing you ticked uses a privileged intent.</p>
      ) : (
        <dl>
          {intents.map(({name: intent, label, gives, usedBy, notTickedTitles}) => (
            <div key={intent}>
              <dt>{label}</dt>
              <dd>
                {`${label} lets the bot see ${gives}. It's used by ${usedBy}.${notTickedTitles === '' ? '' : ` You haven't ticked ${notTickedTitles}, which would also use it.`}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unusedIntents.map(({label, why}) => (
        <p key={label}>{`${productName} doesn't use ${label}. ${why}`}</p>
      ))}
      <p>
        <span>
          {`Privileged intents belong to the bot, not to the invite, so there's nothing to tick. ${intentsNote} `}
        </span>
        <a href={withBasePath('/faq/permissions#intents')}>More about intents</a>
      </p>
    </details>
  );
}

function InviteSummary({invite, selection, isReady}: Props): ReactNode {
  const {requested} = invite;
  const heading = isReady
    ? `${productName} will ask for ${countWithNoun(requested.length, 'permission')}`
    : `What ${productName} will ask for`;
  const ticked = allFeatures.filter(({id}) => selection.featureIds.has(id));
  return (
    <section id="summary" tabIndex={-1} className={styles.summary} aria-label={heading}>
      <div className={styles.summaryHead}>
        <h3>{heading}</h3>
        <p>{purposeSentence(ticked)}</p>
      </div>
      <InviteActions invite={invite} selection={selection} isReady={isReady} />
      {/* Scrolls on large screens, so it must be focusable. */}
      <div className={styles.listArea} role="region" aria-label="Permissions and what needs them" tabIndex={0}>
        <Permissions requested={requested} />
        <Intents ticked={ticked} />
      </div>
    </section>
  );
}

export default memo(InviteSummary);
