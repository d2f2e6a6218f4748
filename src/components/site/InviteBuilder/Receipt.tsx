import ActionLink from '@site/src/components/site/ActionLink';
import {useCopying} from '@site/src/components/useCopying';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import LinkIcon from 'lucide-react/icons/link';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import data from './catalog.data';
import {addressOf, type Asked, type Request, type Selection} from './selection';
import styles from './styles.module.css';

const {catalog, name, administrator, unusedIntents} = data;
const features = catalog.groups.flatMap((it) => it.features);

/** From how many uses on a permission shows the first ones only. */
const FEW = 2;

const Use = ({use}: {use: Asked['uses'][number]}): ReactNode => (
  <>
    {use.feature}: {use.for}
  </>
);

function Reasons({uses}: Pick<Asked, 'uses'>): ReactNode {
  const rest = uses.slice(FEW);
  return (
    <>
      {uses.slice(0, FEW).map((use) => (
        <p key={`${use.feature} ${use.for}`}>
          <Use use={use} />
        </p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more reasons</summary>
          <ul>
            {rest.map((use) => (
              <li key={`${use.feature} ${use.for}`}>
                <Use use={use} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface CopyProps {
  icon: ReactNode;
  /** What is copied, made when the button is pressed. */
  text: () => string;
  children: ReactNode;
}

function CopyButton({icon, text, children}: CopyProps): ReactNode {
  const {result, copy} = useCopying();
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy(text())}>
        {result === 'copied' ? <Check /> : icon}
        {children}
      </button>
      <span aria-live="polite" className={result === 'failed' ? styles.failed : 'sr-only'}>
        {result === 'copied' && 'Copied'}
        {result === 'failed' && `Copying failed. Copy it by hand: ${text()}`}
      </span>
    </>
  );
}

/** What the invite asks for, why, and the invite itself. */
export default function Receipt({request, selection}: {request: Request; selection: Selection}): ReactNode {
  const {asked, integer, href} = request;
  const chosen = features.filter(({id}) => selection.features.has(id));
  const intents = catalog.intents
    .map((intent) => ({...intent, users: chosen.filter((it) => it.intents.includes(intent.name))}))
    .filter(({users}) => users.length > 0);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <div className={styles.receiptHead}>
        <Heading as="h2" id="receipt">
          <span aria-live="polite">
            {name} will ask for {asked.length} {asked.length === 1 ? 'permission' : 'permissions'}
          </span>
        </Heading>
        <p>
          {chosen.length === 0
            ? 'Nothing is ticked. Commands answer, but no module can work.'
            : `For ${chosen.length === features.length ? 'all modules and functions' : chosen.map((it) => it.title).join(', ')}.`}
        </p>
      </div>
      <div className={styles.sum}>
        <p className={styles.integer}>
          <span>Permissions integer</span>
          <b>{String(integer)}</b>
        </p>
        <ActionLink to={href} primary>
          Add to Discord
        </ActionLink>
        <CopyButton icon={<Copy />} text={() => href}>
          Copy the invite link
        </CopyButton>
        <CopyButton
          icon={<LinkIcon />}
          text={() => location.origin + location.pathname + addressOf(catalog, selection)}
        >
          Copy a link to this choice
        </CopyButton>
        <p className={styles.small}>
          In Discord you choose the server and confirm. You can take permissions away there, and later in Server
          Settings.
        </p>
      </div>
      <dl className={styles.permissions}>
        {asked.map(({name: permission, label, uses}) => (
          <div key={permission}>
            <dt>{label}</dt>
            <dd>
              <Reasons uses={uses} />
            </dd>
          </div>
        ))}
        <div>
          <dt className={styles.never}>
            <X />
            Administrator
          </dt>
          <dd>{administrator}</dd>
        </div>
      </dl>
      <div className={styles.intents}>
        <Heading as="h3">What it reads from Discord</Heading>
        {intents.length === 0 ? (
          <p>What you ticked uses no privileged intent.</p>
        ) : (
          <ul>
            {intents.map(({name: intent, label, users}) => (
              <li key={intent}>
                <b>{label} intent</b>, used by {users.map((it) => it.title).join(', ')}
              </li>
            ))}
          </ul>
        )}
        <p>
          Intents belong to the bot, not to the invite: Discord reviews them, and you have nothing to tick.{' '}
          {unusedIntents.map((it) => it.why).join(' ')} <Link to="/faq/permissions#intents">More about intents</Link>
        </p>
      </div>
    </section>
  );
}
