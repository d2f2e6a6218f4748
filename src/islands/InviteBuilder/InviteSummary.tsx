import InviteLink from '@site/src/components/site/InviteLink';
import {andList} from '@site/src/shared/listFormats';
import {addressOf} from '@site/src/shared/routing/basePath';
import {counted} from '@site/src/shared/sentences';
import Copy from 'lucide-react/icons/copy';
import LinkIcon from 'lucide-react/icons/link';
import X from 'lucide-react/icons/x';
import {memo, type ReactNode} from 'react';
import data, {type Feature} from '../../node/data/inviteCatalog.data';
import {features, write} from './catalog';
import CopyButton from './CopyButton';
import Reasons from './Reasons';
import type {Request, Selection} from './selection';
import styles from './styles.module.css';

const {catalog, messageIntent, name, administrator, intentsNote, unusedIntents} = data;

/** Up to how many features are named; more are counted. */
const NAMED = 3;

interface Props {
  request: Request;
  selection: Selection;
  /** Whether the choice in the address was read; until then the receipt keeps its place and shows nothing that can be wrong. */
  known: boolean;
}

/** What the invite is for, in words. */
function purposeOf(chosen: readonly Feature[]): string {
  if (chosen.length === 0) return 'Nothing is ticked. Commands answer, but no module can work.';
  if (chosen.length > NAMED) return `For ${chosen.length} of ${features.length} modules and functions.`;
  return `For ${andList.format(chosen.map(({title}) => title))}.`;
}

/** The permissions as the invite carries them, the invite, and what can be copied. */
function Sum({request: {integer, href}, selection, known}: Props): ReactNode {
  return (
    <div className={styles.sum}>
      <p className={styles.integer}>
        <span>Permissions integer</span> <b translate="no">{String(integer)}</b>
      </p>
      <InviteLink href={href} primary />
      <div className={styles.copies}>
        <CopyButton icon={Copy} text={href} what="the invite link">
          Copy the invite
        </CopyButton>
        <CopyButton
          icon={LinkIcon}
          text={known ? location.origin + location.pathname + write('', selection) : ''}
          what="the link to this choice"
        >
          Copy this choice
        </CopyButton>
      </div>
      <p className={styles.small}>
        In Discord you choose the server and confirm. You can take permissions away there, and later in Server Settings.
      </p>
    </div>
  );
}

/** Each permission with what needs it, and the one that is never asked for. */
function Permissions({asked}: Pick<Request, 'asked'>): ReactNode {
  return (
    <ul className={styles.permissions}>
      {asked.map(({name: permission, label, uses}) => (
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

/** Which of some features use a privileged intent, in words. */
const usersOf = (intent: string, among: readonly Feature[]): string =>
  andList.format(
    among
      .filter(({intents}) => intents.includes(intent))
      .map(({title, messagesFor}) =>
        intent === messageIntent && messagesFor !== undefined ? `${title} (${messagesFor})` : title,
      ),
  );

/** What the bot can read beyond its permissions, and what for. */
function Intents({chosen}: {chosen: readonly Feature[]}): ReactNode {
  const others = features.filter((feature) => !chosen.includes(feature));
  const intents = catalog.intents
    .map((intent) => ({
      ...intent,
      users: usersOf(intent.name, chosen),
      otherUsers: usersOf(intent.name, others),
    }))
    .filter(({users}) => users !== '');
  return (
    <details className={styles.intents}>
      <summary>What it can read</summary>
      {intents.length === 0 ? (
        <p>What you ticked uses no privileged intent.</p>
      ) : (
        <dl>
          {intents.map(({name: intent, label, gives, users, otherUsers}) => (
            <div key={intent}>
              <dt>{label}</dt>
              <dd>
                {`It lets the bot see ${gives}. Used by ${users}${otherUsers === '' ? '' : `; not ticked: ${otherUsers}`}.`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unusedIntents.map(({label, why}) => (
        <p key={label}>{`${label} is not used. ${why}`}</p>
      ))}
      <p>
        <span>
          {`These are privileged intents. They belong to the bot, not to the invite, so you have nothing to tick. ${intentsNote} `}
        </span>
        <a href={addressOf('/faq/permissions#intents')}>More about intents</a>
      </p>
    </details>
  );
}

/** What the invite asks for, why, and the invite itself. */
function Receipt({request, selection, known}: Props): ReactNode {
  const {asked} = request;
  const heading = known ? `${name} will ask for ${counted(asked.length, 'permission')}` : `What ${name} will ask for`;
  const chosen = features.filter(({id}) => selection.features.has(id));
  return (
    <section id="receipt" tabIndex={-1} className={styles.receipt} aria-label={heading}>
      <div className={styles.receiptHead}>
        <h3>{heading}</h3>
        <p>{purposeOf(chosen)}</p>
      </div>
      <Sum request={request} selection={selection} known={known} />
      {/* Reached by keyboard, because it scrolls where there is room to keep the rest in view. */}
      <div className={styles.scroll} role="region" aria-label="Permissions and what needs them" tabIndex={0}>
        <Permissions asked={asked} />
        <Intents chosen={chosen} />
      </div>
    </section>
  );
}

export default memo(Receipt);
