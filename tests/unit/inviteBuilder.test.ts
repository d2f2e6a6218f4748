import fc from 'fast-check';
import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import data from '../../src/components/site/InviteBuilder/catalog.data';
import {
  addressOf,
  presetOf,
  requestOf,
  selectionIn,
  selectionOf,
  type Selection,
} from '../../src/components/site/InviteBuilder/selection';
import {functionList, functions} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/install';
import {moduleList, modules} from '../../src/facts/modules';
import {permissionInteger, presetPermissions} from '../../src/facts/permissions';
import type {FunctionKey, ModuleKey, PermissionNeeds} from '../../src/facts/types';

const {catalog} = data;
const ids = catalog.groups.flatMap(({features}) => features.map(({id}) => id));
const names = catalog.permissions.map(({name}) => name);

/** Any choice, permissions that nothing chosen offers included. */
const selections = fc
  .record({features: fc.subarray(ids), optional: fc.subarray(names)})
  .map(({features, optional}): Selection => ({features: new Set(features), optional: new Set(optional)}));

const needsOf = (id: string): PermissionNeeds =>
  id.startsWith('functions/')
    ? functions[id.replace('functions/', '') as FunctionKey].permissions
    : modules[id as ModuleKey].permissions;

const options = {seed: 7, numRuns: 1000};

describe('the invite', () => {
  it('asks for the union of the bits that the facts name, for any choice', () => {
    fc.assert(
      fc.property(selections, ({features, optional}) => {
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
      options,
    );
  });

  it('never asks for Administrator', () => {
    const everything: Selection = {features: new Set(ids), optional: new Set([...names, 'Administrator'])};
    expect(requestOf(catalog, everything).integer & PermissionFlagsBits.Administrator).toBe(0n);
  });

  it('names the scopes and the application', () => {
    const {searchParams} = new URL(requestOf(catalog, {features: new Set(), optional: new Set()}).href);
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    expect(searchParams.get('client_id')).toMatch(/^\d{17,20}$/);
    expect(searchParams.get('permissions')).toBe('0');
  });

  it('gives a reason for each permission', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const {asked, offered} = requestOf(catalog, selection);
        for (const {uses} of [...asked, ...offered]) expect(uses.length).toBeGreaterThan(0);
      }),
      options,
    );
  });
});

describe('the presets', () => {
  it.each(invitePresets.map((it) => [it.key, it] as const))('%s asks for what the facts say', (key, preset) => {
    const offered = catalog.presets.find((it) => it.key === key);
    if (!offered) throw new Error(`no preset ${key}`);
    const request = requestOf(catalog, selectionOf(offered));
    expect(request.integer).toBe(permissionInteger(presetPermissions(preset)));
    expect(request.href).toBe(offered.href);
    expect(request.asked).toHaveLength(offered.count);
    expect(presetOf(catalog, selectionOf(offered))).toBe(offered);
  });
});

describe('the address', () => {
  it('leads back to the same invite, for any choice', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const address = addressOf(catalog, selection);
        const read = selectionIn(catalog, address);
        expect(read && requestOf(catalog, read)).toEqual(requestOf(catalog, selection));
        expect(address).toBe(encodeURI(address));
      }),
      options,
    );
  });

  it.each([
    ['nothing', '', undefined],
    ['another page’s query', '?q=polls', undefined],
    ['a preset that does not exist', '?preset=all', undefined],
  ])('holds no choice: %s', (_, query, expected) => {
    expect(selectionIn(catalog, query)).toBe(expected);
  });

  it('has no effect where it is wrong', () => {
    const read = selectionIn(catalog, '?with=polls,nothing,%22&optional=Administrator,EmbedLinks,x');
    expect([...(read?.features ?? [])]).toEqual(['polls']);
    expect(read?.optional.has('Administrator')).toBe(false);
  });

  it('is short for a preset', () => {
    expect(catalog.presets.map((it) => addressOf(catalog, selectionOf(it)))).toEqual(
      invitePresets.map(({key}) => `?preset=${key}`),
    );
  });
});

describe('the catalog', () => {
  it('has every module and every group of functions once', () => {
    expect([...ids].sort()).toEqual(
      [...moduleList.map(({key}) => key), ...functionList.map(({key}) => `functions/${key}`)].sort(),
    );
  });
});
