import SearchField from '@site/src/components/site/SearchField';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useId, useMemo, useState, type ReactNode} from 'react';
import data from './catalog.data';
import Receipt from './Receipt';
import {addressOf, presetOf, requestOf, selectionIn, selectionOf, type Feature, type Selection} from './selection';
import styles from './styles.module.css';
import {replaceQuery, useQuery} from './useQuery';

const {catalog, custom} = data;
const recommended = catalog.presets.find(({key}) => key === 'recommended') ?? catalog.presets[0];
if (!recommended) throw new Error('There is no invite preset; see src/facts/install.ts.');
const initial = selectionOf(recommended);

/** A set with an item put in or taken out. */
function toggled(set: ReadonlySet<string>, item: string, present: boolean): ReadonlySet<string> {
  const copy = new Set(set);
  if (present) copy.add(item);
  else copy.delete(item);
  return copy;
}

/** How many of a thing there are, in words. */
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

interface TickProps {
  feature: Feature;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({feature: {title, required}, checked, onChange}: TickProps): ReactNode {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {title}
      <span className={styles.count}>{counted(required.length, 'permission')}</span>
    </label>
  );
}

/**
 * Builds an invite that asks for what the ticked modules and functions need, and for nothing else. The choice is kept in
 * the address, so that it can be shared. Without a script the ready invites stand in its place.
 */
export default function InviteBuilder(): ReactNode {
  const query = useQuery();
  const selection = useMemo<Selection>(() => selectionIn(catalog, query) ?? initial, [query]);
  const [search, setSearch] = useState('');
  const name = useId();
  const request = useMemo(() => requestOf(catalog, selection), [selection]);
  const preset = presetOf(catalog, selection);

  const choose = (next: Selection) => replaceQuery(addressOf(catalog, next));

  const words = search.trim().toLowerCase();
  const found = catalog.groups
    .map((group) => ({...group, shown: group.features.filter(({title}) => title.toLowerCase().includes(words))}))
    .filter(({shown}) => shown.length > 0);

  return (
    <form className={styles.builder} aria-label="Invite builder" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.choices}>
        <fieldset>
          <legend>Start from a preset</legend>
          <div className={styles.presets}>
            {catalog.presets.map((it) => (
              <label key={it.key} className={styles.preset}>
                <input type="radio" name={name} checked={preset === it} onChange={() => choose(selectionOf(it))} />
                <b>{it.label}</b>
                <span>{it.purpose}</span>
              </label>
            ))}
            <label className={styles.preset}>
              <input
                type="radio"
                name={name}
                checked={!preset}
                onChange={() => choose({features: new Set(), optional: new Set()})}
              />
              <b>{custom}</b>
              <span>Begin with none, and get what the ticked ones require.</span>
            </label>
          </div>
        </fieldset>
        <fieldset>
          <legend>Tick modules and functions</legend>
          <SearchField label="Find one" value={search} onChange={setSearch} />
          {found.map(({key, title, features, shown}) => (
            <div key={key} role="group" aria-labelledby={`group-${key}`} className={styles.group}>
              <div className={styles.groupHead}>
                <span id={`group-${key}`}>{title}</span>
                <span>
                  {features.filter(({id}) => selection.features.has(id)).length} of {features.length}
                </span>
              </div>
              <div className={styles.ticks}>
                {shown.map((it) => (
                  <Tick
                    key={it.id}
                    feature={it}
                    checked={selection.features.has(it.id)}
                    onChange={(checked) =>
                      choose({...selection, features: toggled(selection.features, it.id, checked)})
                    }
                  />
                ))}
              </div>
            </div>
          ))}
          {found.length === 0 && (
            <p>
              Nothing has “{search.trim()}” in its name. <Link to="/docs/Introduction#modules">See all modules</Link>
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend>Add what is optional</legend>
          {request.offered.length === 0 ? (
            <p className={styles.note}>What you ticked has no optional permission.</p>
          ) : (
            <>
              <p className={styles.note}>
                Each switches one thing on. Without it, the rest works.{' '}
                <button
                  type="button"
                  className={styles.all}
                  onClick={() => {
                    const all = request.offered.map((it) => it.name);
                    const missing = all.some((it) => !selection.optional.has(it));
                    choose({...selection, optional: new Set(missing ? all : [])});
                  }}
                >
                  {request.offered.some((it) => !selection.optional.has(it.name)) ? 'Tick all' : 'Clear all'}
                </button>
              </p>
              <div className={styles.optional}>
                {request.offered.map((it) => (
                  <label key={it.name} className={clsx(styles.tick, styles.wide)}>
                    <input
                      type="checkbox"
                      checked={selection.optional.has(it.name)}
                      onChange={(event) =>
                        choose({...selection, optional: toggled(selection.optional, it.name, event.target.checked)})
                      }
                    />
                    <span>
                      <b>{it.label}</b>
                      {it.uses.map((use) => (
                        <span key={`${use.feature} ${use.for}`} className={styles.use}>
                          {use.feature}: {use.for}
                        </span>
                      ))}
                    </span>
                  </label>
                ))}
              </div>
            </>
          )}
        </fieldset>
      </div>
      <Receipt request={request} selection={selection} />
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the router's link would drop the choice from the address */}
      <a href="#receipt" className={styles.bar}>
        {counted(request.asked.length, 'permission')}: read the list
      </a>
    </form>
  );
}

/** The ready invites, for browsers without a script. */
export function ReadyInvites(): ReactNode {
  return (
    <div className={styles.ready}>
      {catalog.presets.map(({key, label, purpose, count, href}) => (
        <section key={key} aria-labelledby={`invite-${key}`}>
          <Heading as="h2" id={`invite-${key}`}>
            {label}
          </Heading>
          <p>
            {purpose} It asks for {counted(count, 'permission')}.
          </p>
          <p>
            <Link to={href} target={undefined} rel="noopener">
              Add to Discord: {label}
            </Link>
          </p>
        </section>
      ))}
    </div>
  );
}
