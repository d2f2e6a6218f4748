import {itemsInLinkPart} from '@site/src/lib/addresses';
import type {Catalog, Feature, Preset} from '../../build/data/inviteCatalog.data';

export interface Selection {
  /** Key of a preset; undefined for the reader's custom choice. */
  preset?: string;
  /** Ids of features. */
  featureIds: ReadonlySet<string>;
  /** Names of permissions. Ignored if no ticked feature offers them. */
  tickedOptional: ReadonlySet<string>;
}

/** A permission, and why each ticked feature needs it. */
export interface RequestedPermission {
  name: string;
  label: string;
  uses: readonly {featureTitle: string; for: string}[];
}

export interface Invite {
  /** Sorted by bit. */
  requested: readonly RequestedPermission[];
  /** All optional permissions; ticked ones are also in `requested`. */
  offered: readonly RequestedPermission[];
  /** Bit field of `requested`. A bigint, because a number holds only 53 bits exactly. */
  integer: bigint;
  href: string;
}

export const featuresOf = (catalog: Catalog): Feature[] => catalog.groups.flatMap(({features}) => features);

const tickedFeatures = (catalog: Catalog, featureIds: ReadonlySet<string>): Feature[] =>
  featuresOf(catalog).filter(({id}) => featureIds.has(id));

const permissionNames = (features: readonly Feature[], kind: 'required' | 'optional'): Set<string> =>
  new Set(features.flatMap((feature) => feature[kind].map(({permission}) => permission)));

/** Returns the optional permissions of the ticked features, except those that one of them requires. */
function offeredNames(catalog: Catalog, featureIds: ReadonlySet<string>): ReadonlySet<string> {
  const ticked = tickedFeatures(catalog, featureIds);
  const required = permissionNames(ticked, 'required');
  return new Set([...permissionNames(ticked, 'optional')].filter((name) => !required.has(name)));
}

/** Resolves a selection to permissions: all required ones of its features, and the ticked optional ones. */
export function inviteOf(catalog: Catalog, {featureIds, tickedOptional}: Selection): Invite {
  const ticked = tickedFeatures(catalog, featureIds);
  const required = permissionNames(ticked, 'required');
  const offered = offeredNames(catalog, featureIds);
  const describe = ({name, label}: {name: string; label: string}): RequestedPermission => ({
    name,
    label,
    uses: ticked.flatMap((feature) =>
      [...feature.required, ...feature.optional]
        .filter(({permission}) => permission === name)
        .map((permissionNeed) => ({featureTitle: feature.title, for: permissionNeed.for})),
    ),
  });
  const requested = catalog.permissions.filter(
    ({name}) => required.has(name) || (offered.has(name) && tickedOptional.has(name)),
  );
  const integer = requested.reduce((sum, {bit}) => sum | (1n << BigInt(bit)), 0n);
  return {
    requested: requested.map(describe),
    offered: catalog.permissions.filter(({name}) => offered.has(name)).map(describe),
    integer,
    href: `${catalog.inviteUrlPrefix}${integer}`,
  };
}

export const selectionOf = ({key, features, optional}: Preset): Selection => ({
  preset: key,
  featureIds: new Set(features),
  tickedOptional: new Set(optional),
});

/** @throws if the catalog's initial preset doesn't exist */
export function initialSelectionOf(catalog: Catalog): Selection {
  const preset = catalog.presets.find(({key}) => key === catalog.initialPreset);
  if (!preset) throw new Error(`unknown invite preset "${catalog.initialPreset}"; see inviteCatalog.data.ts`);
  return selectionOf(preset);
}

const addOrRemove = (set: ReadonlySet<string>, items: readonly string[], shouldAdd: boolean): ReadonlySet<string> =>
  new Set(shouldAdd ? [...set, ...items] : [...set].filter((item) => !items.includes(item)));

/** Returns the optional permissions that ticking a feature also ticks, except those that are already ticked. */
const optionalToAdd = ({tickedOptional}: Selection, {selectsOptional, optional}: Feature): string[] =>
  selectsOptional ? optional.map(({permission}) => permission).filter((name) => !tickedOptional.has(name)) : [];

/** Optional permissions that were ticked along with a feature, by feature id. */
export type AutoTicked = Map<string, string[]>;

/**
 * Ticks or clears a feature, which makes the selection a custom choice.
 * @param autoTicked ticking adds to it; clearing also clears the feature's permissions in it
 */
export function withFeatureTicked(
  catalog: Catalog,
  selection: Selection,
  feature: Feature,
  isTicked: boolean,
  autoTicked: AutoTicked,
): Selection {
  if (isTicked) autoTicked.set(feature.id, optionalToAdd(selection, feature));
  const featureIds = addOrRemove(selection.featureIds, [feature.id], isTicked);
  const offered = offeredNames(catalog, featureIds);
  const tickedOptional = addOrRemove(selection.tickedOptional, autoTicked.get(feature.id) ?? [], isTicked);
  return {featureIds, tickedOptional: new Set([...tickedOptional].filter((name) => offered.has(name)))};
}

export const withOptionalTicked = (
  {featureIds, tickedOptional}: Selection,
  names: readonly string[],
  isTicked: boolean,
): Selection => ({featureIds, tickedOptional: addOrRemove(tickedOptional, names, isTicked)});

export const parameterNames = {preset: 'preset', features: 'with', optional: 'optional'} as const;

/**
 * Writes a selection into a query and keeps parameters that aren't ours: `?preset=minimal`,
 * `?with=polls,tickets&optional=SendPolls`
 */
export function writeSelection(
  catalog: Catalog,
  query: string,
  {preset, featureIds, tickedOptional}: Selection,
): string {
  const parameters = new URLSearchParams(query);
  const ownNames: readonly string[] = Object.values(parameterNames);
  for (const name of [...parameters.keys()]) if (ownNames.includes(name.toLowerCase())) parameters.delete(name);
  const offered = offeredNames(catalog, featureIds);
  const lists = {
    [parameterNames.features]: tickedFeatures(catalog, featureIds).map(({id}) => id),
    [parameterNames.optional]: catalog.permissions
      .map(({name}) => name)
      .filter((name) => offered.has(name) && tickedOptional.has(name)),
  };
  // An empty `with=` stays: it means no features, and without it `readSelection` returns the initial selection.
  const ownParameters = Object.entries(lists)
    .filter(([name, list]) => name === parameterNames.features || list.length > 0)
    // Keys and names need no URL encoding.
    .map(([name, list]) => `${name}=${list.join(',')}`);
  const parts = [
    parameters.toString(),
    ...(preset === undefined ? ownParameters : [`${parameterNames.preset}=${preset}`]),
  ];
  return `?${parts.filter((part) => part !== '').join('&')}`;
}

/**
 * Reads a selection from a query in any letter case; falls back to the initial one. A parameter can be repeated:
 * `with=polls&with=tickets`. Unknown items have no effect.
 */
export function readSelection(catalog: Catalog, query: string): Selection {
  const parameters = new URLSearchParams(query.toLowerCase());
  const itemsOf = (name: string): Set<string> => new Set(parameters.getAll(name).flatMap(itemsInLinkPart));
  const existingNames = (items: ReadonlySet<string>, names: readonly string[]): Set<string> =>
    new Set(names.filter((name) => items.has(name.toLowerCase())));

  const featureItems = itemsOf(parameterNames.features);
  const featureIds = existingNames(
    featureItems,
    featuresOf(catalog).map(({id}) => id),
  );
  if (featureIds.size > 0) {
    const permissions = catalog.permissions.map(({name}) => name);
    return {featureIds, tickedOptional: existingNames(itemsOf(parameterNames.optional), permissions)};
  }
  const presetItems = itemsOf(parameterNames.preset);
  const preset = catalog.presets.find(({key}) => presetItems.has(key));
  if (preset) return selectionOf(preset);
  const asksForNone = parameters.has(parameterNames.features) && featureItems.size === 0 && presetItems.size === 0;
  return asksForNone ? {featureIds, tickedOptional: new Set()} : initialSelectionOf(catalog);
}
