import fc from 'fast-check';
import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import data, {type Catalog, type Feature} from '../../src/build/data/inviteCatalog.data';
import {
  optionalToAdd,
  featuresOf,
  initialSelection,
  readSelection,
  requestOf,
  selectionOf,
  withFeature,
  writeSelection,
  type Selection,
} from '../../src/islands/InviteBuilder/selection';
import {featureNamed} from '../../src/build/content/blocks/feature';
import {inviteLink, presetPermissions} from '../../src/facts/derived/invites';
import {functionList} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/invitePresets';
import {moduleList} from '../../src/facts/modules';
import {neededPermissions, permissionInteger} from '../../src/facts/derived/permissions';
import type {PermissionNeeds} from '../../src/facts/types';
import {someGroup, someModule} from '../modules';

const {catalog} = data;
const ids = featuresOf(catalog).map(({id}) => id);
const selectionWith = (features: readonly string[], optional: readonly string[] = []): Selection => ({
  features: new Set(features),
  optional: new Set(optional),
});

function featureOf(id: string): Feature {
  const feature = featuresOf(catalog).find((feature) => feature.id === id);
  if (!feature) throw new Error(`no feature ${id}`);
  return feature;
}
const names = catalog.permissions.map(({name}) => name);

/** Any selection, even with optional permissions that no selected feature uses. */
const anySelection = fc
  .record({features: fc.subarray(ids), optional: fc.subarray(names)})
  .map(({features, optional}): Selection => ({features: new Set(features), optional: new Set(optional)}));

const smallFeature = (id: string, title: string, reason: string, optional: Feature['optional']): Feature => ({
  ...{id, title, words: id, intents: [], optional},
  required: [{permission: 'EmbedLinks', for: reason}],
  firstSteps: {title: 'Start', to: `/docs/modules/${id}#quick-start`, steps: []},
});

const smallCatalog: Catalog = {
  ...catalog,
  permissions: [
    {name: 'EmbedLinks', label: 'Embed Links', bit: 14},
    {name: 'SendPolls', label: 'Create Polls', bit: 49},
  ],
  groups: [
    {
      key: 'all',
      title: 'All',
      features: [
        smallFeature('tickets', 'Tickets', 'a card', []),
        smallFeature('polls', 'Polls', 'bars', [{permission: 'SendPolls', for: 'native polls'}]),
      ],
    },
  ],
};

const needsOf = (id: string): PermissionNeeds => featureNamed(id.replace('functions/', '')).permissions;

const thousandRuns = {seed: 7, numRuns: 1000};

describe('the invite', () => {
  it('asks for exactly the permissions that the facts list, for any selection', () => {
    fc.assert(
      fc.property(anySelection, ({features, optional}) => {
        let expected = 0n;
        for (const id of features) {
          for (const {permission} of needsOf(id).required) expected |= PermissionFlagsBits[permission];
          for (const {permission} of needsOf(id).optional) {
            if (optional.has(permission)) expected |= PermissionFlagsBits[permission];
          }
        }
        const {integer, href, asked} = requestOf(catalog, {features, optional});
        expect(integer).toBe(expected);
        expect(new URL(href).searchParams.get('permissions')).toBe(String(expected));
        expect(
          asked.reduce((sum, {name}) => sum + PermissionFlagsBits[name as keyof typeof PermissionFlagsBits], 0n),
        ).toBe(expected);
      }),
      thousandRuns,
    );
  });

  it('never asks for Administrator', () => {
    const everything: Selection = {features: new Set(ids), optional: new Set([...names, 'Administrator'])};
    expect(requestOf(catalog, everything).integer & PermissionFlagsBits.Administrator).toBe(0n);
  });

  it('has the scopes and the id of the application', () => {
    const {searchParams} = new URL(requestOf(catalog, {features: new Set(), optional: new Set()}).href);
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    expect(searchParams.get('client_id')).toMatch(/^\d{17,20}$/);
    expect(searchParams.get('permissions')).toBe('0');
  });
});

describe('the presets', () => {
  it.each(invitePresets.map((preset) => [preset.key, preset] as const))(
    'ask for the permissions that the facts list: %s',
    (key, preset) => {
      const offered = catalog.presets.find((preset) => preset.key === key);
      if (!offered) throw new Error(`no preset ${key}`);
      const request = requestOf(catalog, selectionOf(offered));
      const expected = presetPermissions(preset);
      expect(request.integer).toBe(permissionInteger(expected));
      expect(request.href).toBe(inviteLink(permissionInteger(expected)));
      expect(request.asked.map(({name}) => name)).toEqual(expected);
      const leftOut = preset.without.map(({permission}) => permission);
      expect(request.offered.map(({name}) => name)).toEqual(expect.arrayContaining(leftOut));
    },
  );
});

describe('a change of the selection', () => {
  const feature = featureOf(`functions/${someGroup.key}`);
  const offered = neededPermissions(someGroup.permissions, true);

  it('adds and removes the optional permissions that a feature brings', () => {
    const [permission, ...otherPermissions] = someGroup.permissions.optional.map((need) => need.permission);
    if (permission === undefined) throw new Error('the group has no optional permission');
    expect(optionalToAdd(selectionWith([]), feature)).toEqual([permission, ...otherPermissions]);
    // The reader chose this permission for another feature.
    const offering: Feature = {
      ...featureOf(someModule.key),
      id: 'offering',
      optional: [{permission, for: 'a test'}],
    };
    const [group] = catalog.groups;
    if (!group) throw new Error('The catalog has no groups.');
    const wider: Catalog = {
      ...catalog,
      groups: [...catalog.groups, {...group, key: 'more', features: [offering]}],
    };
    const before = selectionWith(['offering'], [permission]);
    const brought = optionalToAdd(before, feature);
    expect(brought).toEqual(otherPermissions);
    const added = withFeature(wider, before, feature, true, brought);
    expect(added.preset).toBeUndefined();
    expect(requestOf(wider, added).asked.map(({name}) => name)).toEqual(expect.arrayContaining(offered));
    const removed = withFeature(wider, added, feature, false, brought);
    expect(requestOf(wider, removed)).toEqual(requestOf(wider, before));
  });
});

describe('the query of the address', () => {
  it('restores the same invite, for any selection', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const address = writeSelection(catalog, '', selection);
        const [before, after] = [selection, readSelection(catalog, address)].map((selection) =>
          requestOf(catalog, selection),
        );
        expect(after?.integer).toBe(before?.integer);
        expect(after?.offered.map(({name}) => name)).toEqual(before?.offered.map(({name}) => name));
        expect(address).toBe(encodeURI(address));
      }),
      thousandRuns,
    );
  });

  it.each([
    ['no query', ''],
    ["another page's query", '?q=polls'],
    ['an empty preset', '?preset='],
  ])('selects the recommended preset for %s', (_, query) => {
    expect(readSelection(catalog, query)).toEqual(initialSelection(catalog));
  });

  it.each([
    ['a preset that does not exist', '?preset=all'],
    ['a preset and a module that do not exist', '?preset=all&with=poll'],
  ])('falls back to the recommended preset, and reports it, for %s', (_, query) => {
    expect(readSelection(catalog, query)).toEqual({...initialSelection(catalog), replaced: true});
  });

  it.each([
    ['?with=polls,tickets&optional=SendPolls'],
    ['?with=Polls,TICKETS&optional=sendpolls'],
    ['?with=polls+tickets&optional=SendPolls'],
    ['?WITH=POLLS%2CTICKETS&OPTIONAL=SENDPOLLS'],
    ['?with=polls;tickets%E2%80%9D&optional=%3CSendPolls%3E'],
    ...['.', ')', ']', ';', '%27', '%22', '%3E'].map((added): [string] => [
      `?with=polls,tickets&optional=SendPolls${added}`,
    ]),
    ['?with=polls,tickets,nothing,%22&optional=SendPolls,Administrator,x', 3],
    ['?preset=minimal&with=tickets&with=polls&optional=SendPolls'],
  ])('selects polls and tickets: %s', (query, unknown?: number) => {
    const expected = selectionWith(['polls', 'tickets'], ['SendPolls']);
    const found = readSelection(smallCatalog, query);
    expect(found).toEqual({...expected, ...(unknown !== undefined && {unknown})});
    expect(writeSelection(smallCatalog, '', found)).toBe('?with=tickets,polls&optional=SendPolls');
  });

  it('can select no feature', () => {
    expect(writeSelection(catalog, '', selectionWith([]))).toBe('?with=');
    expect(readSelection(catalog, '?with=')).toEqual(selectionWith([]));
  });

  it('keeps other parameters', () => {
    expect(
      writeSelection(catalog, '?ref=a%20b&with=x&WITH=y&preset=z&optional=w', selectionWith([someModule.key])),
    ).toBe(`?ref=a+b&with=${someModule.key}`);
    expect(writeSelection(catalog, '?ref=mail&preset=full', initialSelection(catalog))).toBe(
      '?ref=mail&preset=recommended',
    );
  });

  it("tells a preset from the reader's own selection of the same features", () => {
    const own = {...initialSelection(catalog), preset: undefined};
    expect(readSelection(catalog, writeSelection(catalog, '', own)).preset).toBeUndefined();
  });
});

describe('the catalog', () => {
  it('lists every module and every group of functions once', () => {
    expect([...ids].sort()).toEqual(
      [...moduleList.map(({key}) => key), ...functionList.map(({key}) => `functions/${key}`)].sort(),
    );
  });
});
