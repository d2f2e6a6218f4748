import type {Catalog, Feature, Preset} from '../../node/data/inviteCatalog.data';

/** What the reader ticked. */
export interface Selection {
  /** Key of the preset that this is; without one it is the reader's own choice. */
  preset?: string;
  /** Ids of features. */
  features: ReadonlySet<string>;
  /** Names of permissions; those that no chosen feature offers have no effect. */
  optional: ReadonlySet<string>;
  /** The address only named things that don't exist, so the first preset is selected instead. */
  replaced?: true;
  /** The number of things in the address that don't exist. */
  unknown?: number;
}

/** A permission and what the chosen features do with it. */
export interface Asked {
  name: string;
  label: string;
  uses: readonly {feature: string; for: string}[];
}

/** What an invite asks for. */
export interface Request {
  /** In the order of their bits. */
  asked: readonly Asked[];
  /** What could be asked for beyond: chosen ones are in `asked`, too. */
  offered: readonly Asked[];
  /** A bit for each of `asked`. Up to 64 bits: a number holds no more than 53 exactly. */
  integer: bigint;
  href: string;
}

/** All modules and groups of functions, in the order in which they are shown. */
export const featuresOf = (catalog: Catalog): Feature[] => catalog.groups.flatMap(({features}) => features);

const chosenOf = (catalog: Catalog, features: ReadonlySet<string>): Feature[] =>
  featuresOf(catalog).filter(({id}) => features.has(id));

const namesOf = (features: readonly Feature[], which: 'required' | 'optional'): Set<string> =>
  new Set(features.flatMap((feature) => feature[which].map(({permission}) => permission)));

/** Names of the permissions that some features offer beyond what they require. */
function offeredNames(catalog: Catalog, features: ReadonlySet<string>): ReadonlySet<string> {
  const chosen = chosenOf(catalog, features);
  const required = namesOf(chosen, 'required');
  return new Set([...namesOf(chosen, 'optional')].filter((name) => !required.has(name)));
}

/** The permissions that a choice asks for: what its features require, and what of their optional ones is ticked. */
export function requestOf(catalog: Catalog, {features, optional}: Selection): Request {
  const chosen = chosenOf(catalog, features);
  const required = namesOf(chosen, 'required');
  const offered = offeredNames(catalog, features);
  const describe = ({name, label}: {name: string; label: string}): Asked => ({
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

/** The choice that a preset stands for. */
export const selectionOf = ({key, features, optional}: Preset): Selection => ({
  preset: key,
  features: new Set(features),
  optional: new Set(optional),
});

/**
 * The choice that is there at first.
 * @throws if the catalog names no preset for it
 */
export function initialSelection(catalog: Catalog): Selection {
  const preset = catalog.presets.find(({key}) => key === catalog.initial);
  if (!preset) throw new Error(`There is no invite preset ${catalog.initial}; see inviteCatalog.data.ts.`);
  return selectionOf(preset);
}

/** A set with some items put in or taken out. */
const toggled = (set: ReadonlySet<string>, items: readonly string[], present: boolean): ReadonlySet<string> =>
  new Set(present ? [...set, ...items] : [...set].filter((item) => !items.includes(item)));

/** The optional permissions that ticking a feature ticks too, beyond those that are ticked already. */
export const brings = ({optional}: Selection, {optionalAtFirst, optional: offered}: Feature): string[] =>
  optionalAtFirst ? offered.map(({permission}) => permission).filter((permission) => !optional.has(permission)) : [];

/**
 * The reader's own choice, with a feature ticked or cleared.
 * @param brought optional permissions that came with the feature and go with it
 */
export function withFeature(
  catalog: Catalog,
  selection: Selection,
  feature: Feature,
  present: boolean,
  brought: readonly string[],
): Selection {
  const features = toggled(selection.features, [feature.id], present);
  const offered = offeredNames(catalog, features);
  const optional = toggled(selection.optional, brought, present);
  return {features, optional: new Set([...optional].filter((permission) => offered.has(permission)))};
}

/** The reader's own choice, with optional permissions ticked or cleared. */
export const withOptional = (
  {features, optional}: Selection,
  names: readonly string[],
  present: boolean,
): Selection => ({features, optional: toggled(optional, names, present)});

const inAddress = {preset: 'preset', features: 'with', optional: 'optional'} as const;

/**
 * The query of an address with a choice in it, for instance `?preset=minimal` or
 * `?with=polls,tickets&optional=SendPolls`.
 * @param query what was there before; parameters that are not ours stay
 */
export function writeSelection(catalog: Catalog, query: string, {preset, features, optional}: Selection): string {
  const others = new URLSearchParams(query);
  for (const name of Object.values(inAddress)) others.delete(name);
  const offered = offeredNames(catalog, features);
  const lists = {
    [inAddress.features]: chosenOf(catalog, features).map(({id}) => id),
    [inAddress.optional]: catalog.permissions
      .map(({name}) => name)
      .filter((name) => offered.has(name) && optional.has(name)),
  };
  // No key or name holds a character that an address would have to escape.
  const own = Object.entries(lists)
    .filter(([name, list]) => name === inAddress.features || list.length > 0)
    .map(([name, list]) => `${name}=${list.join(',')}`);
  const parts = [others.toString(), ...(preset === undefined ? own : [`${inAddress.preset}=${preset}`])];
  return `?${parts.filter((part) => part !== '').join('&')}`;
}

/**
 * The choice in the query of an address, else the one that is there at first. Lists can be written with commas, spaces
 * or as a parameter for each item, in any case. What doesn't exist has no effect and is counted.
 */
export function readSelection(catalog: Catalog, query: string): Selection {
  const parameters = new URLSearchParams(query);
  const words = (name: string): Set<string> =>
    new Set(
      parameters
        .getAll(name)
        .flatMap((value) => value.toLowerCase().split(/[\s,]+/))
        .filter((word) => word !== ''),
    );
  const listed = (named: ReadonlySet<string>, known: readonly string[]): Set<string> =>
    new Set(known.filter((item) => named.has(item.toLowerCase())));

  const named = words(inAddress.features);
  const features = listed(
    named,
    featuresOf(catalog).map(({id}) => id),
  );
  if (features.size > 0) {
    const namedOptional = words(inAddress.optional);
    const optional = listed(
      namedOptional,
      catalog.permissions.map(({name}) => name),
    );
    const unknown = named.size - features.size + namedOptional.size - optional.size;
    return {features, optional, ...(unknown > 0 && {unknown})};
  }
  const presets = words(inAddress.preset);
  const preset = catalog.presets.find(({key}) => presets.has(key));
  if (preset) return selectionOf(preset);
  const isEmpty = named.size === 0 && presets.size === 0;
  if (isEmpty && parameters.has(inAddress.features)) return {features, optional: new Set()};
  return {...initialSelection(catalog), ...(!isEmpty && {replaced: true})};
}
