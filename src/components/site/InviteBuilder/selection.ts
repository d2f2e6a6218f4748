/** Why a feature wants a permission. */
export interface Grant {
  /** Name of the permission, as in Discord's API: `SendMessages`. */
  permission: string;
  for: string;
}

/** A module, or a group of functions, whose id then begins with `functions/`. */
export interface Feature {
  id: string;
  title: string;
  /** Path of its guide. */
  to: string;
  /** It does not work without these. */
  required: readonly Grant[];
  /** Each switches one thing on. */
  optional: readonly Grant[];
  /** Names of the privileged intents that it uses. */
  intents: readonly string[];
}

/** A ready choice. */
export interface Preset {
  key: string;
  label: string;
  purpose: string;
  /** Ids of features. */
  features: readonly string[];
  /** Permissions that it asks for beyond the required ones. */
  optional: readonly string[];
  /** How many permissions it asks for. */
  count: number;
  href: string;
}

/** All that can be chosen from. */
export interface Catalog {
  /** The invite's address without permissions. */
  invite: string;
  /** In the order of their bits. */
  permissions: readonly {name: string; label: string; bit: number}[];
  groups: readonly {key: string; title: string; features: readonly Feature[]}[];
  presets: readonly Preset[];
  /** Privileged intents. */
  intents: readonly {name: string; label: string}[];
}

/** What the reader ticked. */
export interface Selection {
  /** Ids of features. */
  features: ReadonlySet<string>;
  /** Names of permissions; those that no chosen feature offers have no effect. */
  optional: ReadonlySet<string>;
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
  /** The 64-bit integer of `asked`; beyond what a number can hold exactly. */
  integer: bigint;
  href: string;
}

const featuresOf = (catalog: Catalog): Feature[] => catalog.groups.flatMap((it) => it.features);

/** The permissions that a choice asks for: what its features require, and what of their optional ones is ticked. */
export function requestOf(catalog: Catalog, {features, optional}: Selection): Request {
  const chosen = featuresOf(catalog).filter(({id}) => features.has(id));
  const named = (which: 'required' | 'optional') =>
    new Set(chosen.flatMap((it) => it[which].map(({permission}) => permission)));
  const required = named('required');
  const offerable = named('optional');
  const describe = ({name, label}: {name: string; label: string}): Asked => ({
    name,
    label,
    uses: chosen.flatMap((it) =>
      [...it.required, ...it.optional]
        .filter(({permission}) => permission === name)
        .map((grant) => ({feature: it.title, for: grant.for})),
    ),
  });
  const wanted = catalog.permissions.filter(
    ({name}) => required.has(name) || (offerable.has(name) && optional.has(name)),
  );
  const integer = wanted.reduce((sum, {bit}) => sum | (1n << BigInt(bit)), 0n);
  return {
    asked: wanted.map(describe),
    offered: catalog.permissions.filter(({name}) => offerable.has(name) && !required.has(name)).map(describe),
    integer,
    href: `${catalog.invite}&permissions=${integer}`,
  };
}

const isSame = (some: ReadonlySet<string>, others: readonly string[]): boolean =>
  some.size === others.length && others.every((it) => some.has(it));

/** What of the ticked optional permissions the chosen features offer. */
function effectiveOptional(catalog: Catalog, selection: Selection): ReadonlySet<string> {
  return new Set(
    requestOf(catalog, selection)
      .offered.map(({name}) => name)
      .filter((name) => selection.optional.has(name)),
  );
}

/** The preset that a choice is equal to. */
export function presetOf(catalog: Catalog, selection: Selection): Preset | undefined {
  const optional = effectiveOptional(catalog, selection);
  return catalog.presets.find((it) => isSame(selection.features, it.features) && isSame(optional, it.optional));
}

/** The choice that a preset stands for. */
export const selectionOf = ({features, optional}: Preset): Selection => ({
  features: new Set(features),
  optional: new Set(optional),
});

const inAddress = {preset: 'preset', features: 'with', optional: 'optional'} as const;

/** A choice as the query of an address, for instance `?preset=minimal` or `?with=polls,tickets&optional=SendPolls`. */
export function addressOf(catalog: Catalog, selection: Selection): string {
  const preset = presetOf(catalog, selection);
  if (preset) return `?${inAddress.preset}=${preset.key}`;
  // No key or name holds a character that an address would have to escape.
  const features = featuresOf(catalog).map(({id}) => id);
  const optional = effectiveOptional(catalog, selection);
  const lists = {
    [inAddress.features]: features.filter((it) => selection.features.has(it)),
    [inAddress.optional]: catalog.permissions.map(({name}) => name).filter((it) => optional.has(it)),
  };
  const query = Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name}=${list.join(',')}`);
  return `?${query.join('&') || `${inAddress.features}=`}`;
}

/** The choice in the query of an address; undefined if it has none. What is unknown in it has no effect. */
export function selectionIn(catalog: Catalog, query: string): Selection | undefined {
  const found = new URLSearchParams(query);
  const preset = catalog.presets.find(({key}) => key === found.get(inAddress.preset));
  if (preset) return selectionOf(preset);
  const listed = (name: string, known: readonly string[]) => {
    const wanted = found.get(name)?.split(',') ?? [];
    return new Set(known.filter((it) => wanted.includes(it)));
  };
  if (!found.has(inAddress.features)) return undefined;
  return {
    features: listed(
      inAddress.features,
      featuresOf(catalog).map(({id}) => id),
    ),
    optional: listed(
      inAddress.optional,
      catalog.permissions.map(({name}) => name),
    ),
  };
}
