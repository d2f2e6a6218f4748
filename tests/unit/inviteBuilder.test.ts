import fc from 'fast-check';
import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import data, {type Catalog, type Feature} from '../../src/build/data/inviteCatalog.data';
import {withEarlyInput} from '../../src/islands/InviteBuilder/catalog';
import {
  featuresOf,
  initialSelectionOf,
  parameterNames,
  readSelection,
  inviteOf,
  selectionOf,
  withFeatureTicked,
  writeSelection,
  type AutoTicked,
  type Selection,
} from '../../src/islands/InviteBuilder/selection';
import {featureNamed} from '../../src/build/content/blocks/feature';
import {permissionsRequestedBy} from '../../src/facts/derived/invites';
import {functionList} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/invitePresets';
import {moduleList} from '../../src/facts/modules';
import {permissionsIn} from '../../src/facts/derived/permissions';
import type {PermissionNeeds} from '../../src/facts/types';
import {someGroup, someModule} from '../helpers/someModules';

const {catalog} = data;
const featureIds = featuresOf(catalog).map(({id}) => id);
const selectionWith = (features: readonly string[], optional: readonly string[] = []): Selection => ({
  featureIds: new Set(features),
  tickedOptional: new Set(optional),
});

const permissionNames = catalog.permissions.map(({name}) => name);

/** Any selection, even with optional permissions that no selected feature uses. */
const anySelection = fc
  .record({features: fc.subarray(featureIds), optional: fc.subarray(permissionNames)})
  .map(({features, optional}): Selection => ({featureIds: new Set(features), tickedOptional: new Set(optional)}));

const testFeature = (id: string, ...optional: Feature['optional'][number]['permission'][]): Feature => ({
  id,
  title: id,
  intents: [],
  required: [{permission: 'EmbedLinks', for: 'a card'}],
  optional: optional.map((permission) => ({permission, for: 'a test'})),
  firstSteps: {title: 'Start', to: `/docs/modules/${id}#quick-start`, steps: []},
});

const testCatalog: Catalog = {
  ...catalog,
  permissions: [
    {name: 'EmbedLinks', label: 'Embed Links', bit: 14},
    {name: 'SendPolls', label: 'Create Polls', bit: 49},
  ],
  groups: [{key: 'all', title: 'All', features: [testFeature('tickets'), testFeature('polls', 'SendPolls')]}],
};

/** `functions/utils` → the needs of the group `utils` */
const needsOf = (id: string): PermissionNeeds => featureNamed(id.replace('functions/', '')).permissions;

const thousandRuns = {seed: 7, numRuns: 1000};

describe('the invite', () => {
  it('asks for exactly the permissions that the facts list, for any selection', () => {
    fc.assert(
      fc.property(anySelection, ({featureIds: features, tickedOptional}) => {
        let expected = 0n;
        for (const id of features) {
          for (const {permission} of needsOf(id).required) expected |= PermissionFlagsBits[permission];
          for (const {permission} of needsOf(id).optional) {
            if (tickedOptional.has(permission)) expected |= PermissionFlagsBits[permission];
          }
        }
        const {integer, href, requested} = inviteOf(catalog, {featureIds: features, tickedOptional});
        expect(integer).toBe(expected);
        expect(new URL(href).searchParams.get('permissions')).toBe(String(expected));
        const bits = requested.map(({name}) => PermissionFlagsBits[name as keyof typeof PermissionFlagsBits]);
        expect(bits.reduce((sum, bit) => sum + bit, 0n)).toBe(expected);
      }),
      thousandRuns,
    );
  });

  it('has the scopes and the id of the application, and never asks for Administrator', () => {
    const {href, integer} = inviteOf(catalog, selectionWith(featureIds, [...permissionNames, 'Administrator']));
    expect(integer & PermissionFlagsBits.Administrator).toBe(0n);
    const {searchParams} = new URL(href);
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    expect(searchParams.get('client_id')).toMatch(/^\d{17,20}$/);
  });
});

it.each(invitePresets)('the preset $key asks for what the facts list, and offers what it leaves out', (preset) => {
  const catalogPreset = catalog.presets.find(({key}) => key === preset.key);
  if (!catalogPreset) throw new Error(`no preset ${preset.key}`);
  const {requested, offered} = inviteOf(catalog, selectionOf(catalogPreset));
  expect(requested.map(({name}) => name)).toEqual(permissionsRequestedBy(preset));
  // A permission is offered only if a feature of the preset uses it.
  const usedPermissions = featuresOf(catalog)
    .filter(({id}) => catalogPreset.features.includes(id))
    .flatMap(({optional, required}) => [...optional, ...required].map(({permission}) => permission));
  const leftOut = preset.without.map(({permission}) => permission).filter((name) => usedPermissions.includes(name));
  expect(offered.map(({name}) => name)).toEqual(expect.arrayContaining(leftOut));
});

describe('withFeatureTicked', () => {
  const feature = featuresOf(catalog).find(({id}) => id.replace('functions/', '') === someGroup.key);
  const allPermissions = permissionsIn(someGroup.permissions, {withOptional: true});

  const [optionalPermission, ...otherPermissions] = someGroup.permissions.optional.map((need) => need.permission);

  it.runIf(optionalPermission)('ticks and clears the optional permissions of a feature together with it', () => {
    if (!feature || optionalPermission === undefined) throw new Error(`the catalog lacks ${someGroup.key}`);
    // The reader has ticked this permission for another feature, so it stays ticked.
    const otherGroup = {key: 'more', title: 'More', features: [testFeature('other', optionalPermission)]};
    const widerCatalog: Catalog = {...catalog, groups: [...catalog.groups, otherGroup]};
    const before = selectionWith(['other'], [optionalPermission]);
    const autoTicked: AutoTicked = new Map();
    const ticked = withFeatureTicked(widerCatalog, before, feature, true, autoTicked);
    expect([...autoTicked]).toEqual([[feature.id, otherPermissions]]);
    expect(ticked.preset).toBeUndefined();
    const requestedNames = inviteOf(widerCatalog, ticked).requested.map(({name}) => name);
    expect(requestedNames).toEqual(expect.arrayContaining(allPermissions));
    const cleared = withFeatureTicked(widerCatalog, ticked, feature, false, autoTicked);
    expect(inviteOf(widerCatalog, cleared)).toEqual(inviteOf(widerCatalog, before));
  });

  it.runIf(optionalPermission)('clears the optional permissions of a feature that was ticked before hydration', () => {
    if (!feature) throw new Error(`the catalog lacks ${someGroup.key}`);
    const before = selectionWith(featureIds.filter((id) => id !== feature.id));
    const autoTicked: AutoTicked = new Map();
    const field = {name: parameterNames.features, value: feature.id, checked: true};
    const ticked = withEarlyInput(before, [field], autoTicked);
    expect(ticked.featureIds).toContain(feature.id);
    const cleared = withFeatureTicked(catalog, ticked, feature, false, autoTicked);
    expect(inviteOf(catalog, cleared)).toEqual(inviteOf(catalog, before));
  });
});

describe('the query of the address', () => {
  it('restores the same invite, for any selection', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const query = writeSelection(catalog, '', selection);
        const before = inviteOf(catalog, selection);
        const after = inviteOf(catalog, readSelection(catalog, query));
        expect(after.integer).toBe(before.integer);
        expect(after.offered.map(({name}) => name)).toEqual(before.offered.map(({name}) => name));
        // All characters are already encoded where needed.
        expect(query).toBe(encodeURI(query));
      }),
      thousandRuns,
    );
  });

  it.each([
    ['no query', ''],
    ["another page's query", '?q=polls'],
    ['an empty preset', '?preset='],
    ['a preset that does not exist', '?preset=all'],
    ['a preset and a module that do not exist', '?preset=all&with=poll'],
  ])('selects the recommended preset for %s', (_, query) => {
    expect(readSelection(catalog, query)).toEqual(initialSelectionOf(catalog));
  });

  it.each([
    ['?with=polls,tickets&optional=SendPolls'],
    ['?WITH=POLLS%2CTICKETS&OPTIONAL=SENDPOLLS'],
    ['?with=polls,tickets,nothing,%22&optional=SendPolls,Administrator,x'],
    ['?preset=minimal&with=tickets&with=polls&optional=SendPolls'],
  ])('selects polls and tickets: %s', (query) => {
    const expected = selectionWith(['polls', 'tickets'], ['SendPolls']);
    const selection = readSelection(testCatalog, query);
    expect(selection).toEqual(expected);
    expect(writeSelection(testCatalog, '', selection)).toBe('?with=tickets,polls&optional=SendPolls');
  });

  it('can select no feature', () => {
    expect(writeSelection(catalog, '', selectionWith([]))).toBe('?with=');
    expect(readSelection(catalog, '?with=')).toEqual(selectionWith([]));
  });

  it('keeps other parameters', () => {
    const query = '?ref=a%20b&with=x&WITH=y&preset=z&optional=w';
    const queryOfModule = writeSelection(catalog, query, selectionWith([someModule.key]));
    expect(queryOfModule).toBe(`?ref=a+b&with=${someModule.key}`);
    const selection = initialSelectionOf(catalog);
    expect(writeSelection(catalog, '?ref=mail&preset=full', selection)).toBe('?ref=mail&preset=recommended');
  });

  it("tells a preset from the reader's own selection of the same features", () => {
    const ownSelection = {...initialSelectionOf(catalog), preset: undefined};
    expect(readSelection(catalog, writeSelection(catalog, '', ownSelection)).preset).toBeUndefined();
  });
});

it('the catalog lists every module and every group of functions once', () => {
  const ids = [...moduleList.map(({key}) => key), ...functionList.map(({key}) => `functions/${key}`)];
  expect([...featureIds].sort()).toEqual(ids.sort());
});
