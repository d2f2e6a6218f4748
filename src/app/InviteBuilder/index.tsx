import Link from '@docusaurus/Link';
import ApplicationFailed from '@site/src/app/ApplicationFailed';
import SearchField from '@site/src/components/site/SearchField';
import {useAddressChoice} from '@site/src/app/useAddressChoice';
import useSettled from '@site/src/app/useSettled';
import {counted, hasWords} from '@site/src/rules/sentences';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import data from '../../node/data/inviteCatalog.data';
import ReadyInvites from './ReadyInvites';
import Reasons from './Reasons';
import Receipt from './Receipt';
import {
  brings,
  featuresOf,
  initialSelection,
  readSelection,
  requestOf,
  selectionOf,
  withFeature,
  withOptional,
  writeSelection,
  type Asked,
  type Feature,
  type Selection,
} from './selection';
import styles from './styles.module.css';

const {catalog, custom} = data;
const initial = initialSelection(catalog);
const features = featuresOf(catalog);

const read = (query: string): Selection => readSelection(catalog, query);
const write = (query: string, selection: Selection): string => writeSelection(catalog, query, selection);

/** What pressing a card chooses: its preset, or the same ticks as the reader's own choice. */
function chosenBy(key: string, {features, optional}: Selection): Selection {
  const preset = catalog.presets.find((it) => it.key === key);
  return preset ? selectionOf(preset) : {features, optional};
}

/** A choice with the boxes and cards of a form that the reader pressed before the script was there. */
function withEarly(selection: Selection, form: HTMLFormElement): Selection {
  return [...form.querySelectorAll('input')]
    .filter((it) => it.checked !== it.defaultChecked)
    .reduce((current, {name, value, checked}) => {
      if (name === 'optional') return withOptional(current, [value], checked);
      if (name === 'preset') return checked ? chosenBy(value, current) : current;
      const feature = features.find((it) => name === 'with' && it.id === value);
      return feature ? withFeature(catalog, current, feature, checked, brings(current, feature)) : current;
    }, selection);
}

interface CardProps {
  /** Key of the preset; empty for the reader's own choice. */
  value: string;
  label: string;
  purpose: string;
  checked: boolean;
  onChoose: () => void;
}

function PresetCard({value, label, purpose, checked, onChoose}: CardProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.preset}>
      <input
        type="radio"
        name="preset"
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={`${id}purpose`}
      />
      <b id={id}>{label}</b>
      <span id={`${id}purpose`}>{purpose}</span>
    </label>
  );
}

interface TickProps {
  feature: Feature;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function FeatureTick({feature: {id, title, required, optional}, checked, onChange}: TickProps): ReactNode {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="with"
        value={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{title}</span>
      <span className={styles.count}>
        {optional.length === 0 ? (
          counted(required.length, 'permission')
        ) : (
          <>
            {required.length}
            <span className="sr-only"> required</span> + {optional.length} optional
          </>
        )}
      </span>
    </label>
  );
}

interface OptionalProps {
  permission: Asked;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function OptionalTick({permission: {name, label, uses}, checked, onChange}: OptionalProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.tick, styles.wide)}>
      <input
        id={id}
        type="checkbox"
        name="optional"
        value={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}uses`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <div id={`${id}uses`}>
          <Reasons label={label} uses={uses} />
        </div>
      </div>
    </div>
  );
}

/**
 * Builds an invite that asks for what the ticked modules and functions need, and for nothing else. The choice is kept in
 * the address, so that it can be shared. Where no script runs the ready invites stand in its place.
 */
export default function InviteBuilder(): ReactNode {
  const {choice, choose, put} = useAddressChoice(read, write);
  const selection = choice ?? initial;
  const known = choice !== undefined;
  const request = useMemo(() => requestOf(catalog, selection), [selection]);
  const [search, setSearch] = useState('');
  const [happened, setHappened] = useState('');
  const status = useSettled(happened);
  const form = useRef<HTMLFormElement>(null);
  const lastOwn = useRef<Selection>(undefined);
  // By id of a feature, what it brought when it was ticked.
  const brought = useRef(new Map<string, string[]>());

  const adoptEarly = useEffectEvent(() => {
    if (!form.current) return;
    const before = read(location.search);
    const after = withEarly(before, form.current);
    if (after !== before) put(after);
  });
  // Before React shows the choice of the address, which would clear what the reader ticked early.
  useLayoutEffect(() => adoptEarly(), []);

  /** @param what happened, in words that the number of permissions follows */
  const take = (next: Selection, what: string): void => {
    if (selection.preset === undefined) lastOwn.current = selection;
    choose(next);
    setHappened(`${what}: ${counted(requestOf(catalog, next).asked.length, 'permission')}.`);
  };

  const tickFeature = (feature: Feature, present: boolean): void => {
    const {id, title} = feature;
    if (present) brought.current.set(id, brings(selection, feature));
    const next = withFeature(catalog, selection, feature, present, brought.current.get(id) ?? []);
    take(next, `${title} ${present ? 'ticked' : 'cleared'}`);
  };

  const found = catalog.groups
    .map((group) => ({...group, shown: group.features.filter(({words}) => hasWords(words, search))}))
    .filter(({shown}) => shown.length > 0);
  const count = found.reduce((sum, {shown}) => sum + shown.length, 0);
  const allOffered = request.offered.map(({name}) => name);
  const missing = allOffered.some((name) => !selection.optional.has(name));

  return (
    <div className={clsx(styles.builder, !known && styles.pending)} data-application-now="">
      <ApplicationFailed>The invite builder could not be loaded.</ApplicationFailed>
      <form
        ref={form}
        className={styles.choices}
        aria-label="Invite builder"
        // A page that is loaded again would bring older ticks with it.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {selection.replaced && (
          <p className={styles.replaced}>
            The link names nothing that is here. This is the choice “
            {catalog.presets.find(({key}) => key === selection.preset)?.label}”.
          </p>
        )}
        <fieldset>
          <legend>
            <Heading as="h2">Start from a preset</Heading>
          </legend>
          <div className={styles.presets}>
            {catalog.presets.map((it) => (
              <PresetCard
                key={it.key}
                value={it.key}
                label={it.label}
                purpose={it.purpose}
                checked={selection.preset === it.key}
                onChoose={() => take(chosenBy(it.key, selection), `${it.label} chosen`)}
              />
            ))}
            <PresetCard
              value=""
              label={custom.label}
              purpose={custom.purpose}
              checked={selection.preset === undefined}
              onChoose={() => {
                const last = lastOwn.current;
                take(last?.features.size ? last : chosenBy('', selection), `${custom.label} chosen`);
              }}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <Heading as="h2">Tick modules and functions</Heading>
          </legend>
          <div className={styles.tools}>
            <SearchField label="Find a module or function" value={search} onChange={setSearch} />
            <button
              type="button"
              className={styles.all}
              onClick={() => take({features: new Set(), optional: new Set()}, 'All cleared')}
            >
              Clear all
            </button>
          </div>
          <p role="status" className={styles.note}>
            {search.trim() !== '' &&
              (count > 0
                ? `${count} of ${features.length} shown`
                : `Nothing has “${search.trim()}” in its name, its summary or its commands.`)}
          </p>
          {found.map(({key, title, features: all, shown}) => (
            <div key={key} role="group" aria-label={title} className={styles.group}>
              <div className={styles.groupHead}>
                <Heading as="h3">{title}</Heading>
                <span>
                  {all.filter(({id}) => selection.features.has(id)).length} of {all.length}
                </span>
              </div>
              <div className={styles.ticks}>
                {shown.map((it) => (
                  <FeatureTick
                    key={it.id}
                    feature={it}
                    checked={selection.features.has(it.id)}
                    onChange={(checked) => tickFeature(it, checked)}
                  />
                ))}
              </div>
            </div>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            <Heading as="h2">Optional permissions</Heading>
          </legend>
          {request.offered.length === 0 ? (
            <p className={styles.note}>What you ticked has no optional permission.</p>
          ) : (
            <>
              <p className={styles.note}>Each switches one thing on. Without it, the rest works.</p>
              <button
                type="button"
                className={styles.all}
                onClick={() =>
                  take(
                    withOptional(selection, allOffered, missing),
                    `All optional permissions ${missing ? 'ticked' : 'cleared'}`,
                  )
                }
              >
                {missing ? 'Tick all' : 'Clear all'}
                <span className="sr-only"> optional permissions</span>
              </button>
              <div className={styles.optional}>
                {request.offered.map((it) => (
                  <OptionalTick
                    key={it.name}
                    permission={it}
                    checked={selection.optional.has(it.name)}
                    onChange={(checked) =>
                      take(withOptional(selection, [it.name], checked), `${it.label} ${checked ? 'ticked' : 'cleared'}`)
                    }
                  />
                ))}
              </div>
            </>
          )}
        </fieldset>
        <p role="status" aria-atomic className="sr-only">
          {status}
        </p>
        <Link to="#receipt" className={styles.bar}>
          {counted(request.asked.length, 'permission')}: read the list
        </Link>
      </form>
      <div className={styles.side}>
        <Receipt request={request} selection={selection} known={known} />
        {!known && <ReadyInvites />}
      </div>
    </div>
  );
}
