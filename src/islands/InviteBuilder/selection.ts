import {linkItems} from '@site/src/lib/addresses';
import type {Catalog, Feature, Preset} from '../../build/data/inviteCatalog.data';

export interface Selection {
  /** Key of a preset; undefined for the reader's custom choice. */
  preset?: string;
  /** Ids of features. */
  features: ReadonlySet<string>;
  /** Names of permissions. Ignored if no ticked feature offers them. */
  optional: ReadonlySet<string>;
  /** Set if nothing in the URL exists any more, so the initial preset is selected instead. */
  replaced?: true;
  /** Number of features and permissions in the URL that don't exist. */
  unknown?: number;
}

/** A permission, and why each ticked feature needs it. */
export interface RequestedPermission {
  name: string;
  label: string;
  uses: readonly {feature: string; for: string}[];
}

export interface InviteRequest {
  /** Sorted by bit. */
  asked: readonly RequestedPermission[];
  /** All optional permissions; ticked ones are also in `asked`. */
  offered: readonly RequestedPermission[];
  /** Bit field of `asked`. A bigint, because a number holds only 53 bits exactly. */
  integer: bigint;
  href: string;
}

export const featuresOf = (catalog: Catalog): Feature[] => catalog.groups.flatMap(({features}) => features);

const chosenOf = (catalog: Catalog, features: ReadonlySet<string>): Feature[] =>
  featuresOf(catalog).filter(({id}) => features.has(id));

const namesOf = (features: readonly Feature[], which: 'required' | 'optional'): Set<string> =>
  new Set(features.flatMap((feature) => feature[which].map(({permission}) => permission)));

function offeredNames(catalog: Catalog, features: ReadonlySet<string>): ReadonlySet<string> {
  const chosen = chosenOf(catalog, features);
  const required = namesOf(chosen, 'required');
  return new Set([...namesOf(chosen, 'optional')].filter((name) => !required.has(name)));
}

/** Resolves a selection to permissions: all required ones of its features, and the ticked optional ones. */
export function requestOf(catalog: Catalog, {features, optional}: Selection): InviteRequest {
  const chosen = chosenOf(catalog, features);
  const required = namesOf(chosen, 'required');
  const offered = offeredNames(catalog, features);
  const describe = ({name, label}: {name: string; label: string}): RequestedPermission => ({
    name,
    label,
    uses: chosen.flatMap((feature) =>
      [...feature.required, ...feature.optional]
        .filter(({permission}) => permission === name)
        .map((grant) => ({feature: feature.title, for: grant.for})),
    ),
  });
  const wanted = catalog.permissions.filter(
    ({name}) => required.has(name) || (offered.has(name) && optional.has(name)),
  );
  const integer = wanted.reduce((sum, {bit}) => sum | (1n << BigInt(bit)), 0n);
  return {
    asked: wanted.map(describe),
    offered: catalog.permissions.filter(({name}) => offered.has(name)).map(describe),
    integer,
    href: `${catalog.invite}${integer}`,
  };
}

export const selectionOf = ({key, features, optional}: Preset): Selection => ({
  preset: key,
  features: new Set(features),
  optional: new Set(optional),
});

/** @throws if the catalog's initial preset doesn't exist */
export function initialSelection(catalog: Catalog): Selection {
  const preset = catalog.presets.find(({key}) => key === catalog.initial);
  if (!preset) throw new Error(`unknown invite preset "${catalog.initial}"; see inviteCatalog.data.ts`);
  return selectionOf(preset);
}

const toggled = (set: ReadonlySet<string>, items: readonly string[], present: boolean): ReadonlySet<string> =>
  new Set(present ? [...set, ...items] : [...set].filter((item) => !items.includes(item)));

/** Returns the optional permissions that ticking a feature also ticks, except those that are already ticked. */
export const optionalToAdd = ({optional}: Selection, {optionalAtFirst, optional: offered}: Feature): string[] =>
  optionalAtFirst ? offered.map(({permission}) => permission).filter((permission) => !optional.has(permission)) : [];

/**
 * Ticks or clears a feature, which makes the selection a custom choice.
 * @param autoTicked optional permissions to tick or clear with it, from `optionalToAdd`
 */
export function withFeature(
  catalog: Catalog,
  selection: Selection,
  feature: Feature,
  present: boolean,
  autoTicked: readonly string[],
): Selection {
  const features = toggled(selection.features, [feature.id], present);
  const offered = offeredNames(catalog, features);
  const optional = toggled(selection.optional, autoTicked, present);
  return {features, optional: new Set([...optional].filter((permission) => offered.has(permission)))};
}

export const withOptional = (
  {features, optional}: Selection,
  names: readonly string[],
  present: boolean,
): Selection => ({features, optional: toggled(optional, names, present)});

const parameterNames = {preset: 'preset', features: 'with', optional: 'optional'} as const;

/**
 * Writes a selection into a query and keeps parameters that aren't ours: `?preset=minimal`,
 * `?with=polls,tickets&optional=SendPolls`
 */
export function writeSelection(catalog: Catalog, query: string, {preset, features, optional}: Selection): string {
  const others = new URLSearchParams(query);
  const ownNames: readonly string[] = Object.values(parameterNames);
  for (const name of [...others.keys()]) if (ownNames.includes(name.toLowerCase())) others.delete(name);
  const offered = offeredNames(catalog, features);
  const lists = {
    [parameterNames.features]: chosenOf(catalog, features).map(({id}) => id),
    [parameterNames.optional]: catalog.permissions
      .map(({name}) => name)
      .filter((name) => offered.has(name) && optional.has(name)),
  };
  // Keys and names need no URL encoding.
  const own = Object.entries(lists)
    .filter(([name, list]) => name === parameterNames.features || list.length > 0)
    .map(([name, list]) => `${name}=${list.join(',')}`);
  const parts = [others.toString(), ...(preset === undefined ? own : [`${parameterNames.preset}=${preset}`])];
  return `?${parts.filter((part) => part !== '').join('&')}`;
}

/**
 * Reads a selection from a query in any letter case; falls back to the initial one. Lists can repeat the parameter. Unknown
 * items are counted and have no effect.
 */
export function readSelection(catalog: Catalog, query: string): Selection {
  const parameters = new URLSearchParams(query.toLowerCase());
  const words = (name: string): Set<string> => new Set(parameters.getAll(name).flatMap(linkItems));
  const listed = (named: ReadonlySet<string>, known: readonly string[]): Set<string> =>
    new Set(known.filter((item) => named.has(item.toLowerCase())));

  const named = words(parameterNames.features);
  const features = listed(
    named,
    featuresOf(catalog).map(({id}) => id),
  );
  if (features.size > 0) {
    const namedOptional = words(parameterNames.optional);
    const optional = listed(
      namedOptional,
      catalog.permissions.map(({name}) => name),
    );
    const unknown = named.size - features.size + namedOptional.size - optional.size;
    return {features, optional, ...(unknown > 0 && {unknown})};
  }
  const presets = words(parameterNames.preset);
  const preset = catalog.presets.find(({key}) => presets.has(key));
  if (preset) return selectionOf(preset);
  const isEmpty = named.size === 0 && presets.size === 0;
  if (isEmpty && parameters.has(parameterNames.features)) return {features, optional: new Set()};
  return {...initialSelection(catalog), ...(!isEmpty && {replaced: true})};
}
