import fc from 'fast-check';
import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import data, {type Catalog, type Feature} from '../../src/node/data/inviteCatalog.data';
import {
  optionalToAdd,
  featuresOf,
  initialSelection,
  readSelection,
  requestOf,
  selectionOf,
  withFeature,
  withOptional,
  writeSelection,
  type Selection,
} from '../../src/islands/InviteBuilder/selection';
import {
  inviteLink,
  invitePreset,
  presetAdditions,
  presetPermissions,
  presetContents,
  presetsWith,
} from '../../src/shared/invites';
import {functionList, functions} from '../../src/facts/functions';
import {invitePresets, type InvitePreset} from '../../src/facts/install';
import {moduleList, modules} from '../../src/facts/modules';
import {neededPermissions, permissionInteger} from '../../src/shared/permissions';
import {permissionLabels} from '../../src/facts/permissions';
import type {FunctionKey, ModuleKey, PermissionNeeds} from '../../src/facts/types';
import {hasWords} from '../../src/shared/tokenize';
import {someModule} from '../modules';

const {catalog} = data;
const ids = featuresOf(catalog).map(({id}) => id);
const ownOf = (features: readonly string[], optional: readonly string[] = []): Selection => ({
  features: new Set(features),
  optional: new Set(optional),
});

function featureOf(id: string): Feature {
  const feature = featuresOf(catalog).find((feature) => feature.id === id);
  if (!feature) throw new Error(`no feature ${id}`);
  return feature;
}
const names = catalog.permissions.map(({name}) => name);

/** Any choice, permissions that nothing chosen offers included. */
const selections = fc
  .record({features: fc.subarray(ids), optional: fc.subarray(names)})
  .map(({features, optional}): Selection => ({features: new Set(features), optional: new Set(optional)}));

/** Two features, with what they share and what one of them can do without. */
const small: Catalog = {
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
        {
          id: 'tickets',
          title: 'Tickets',
          words: 'tickets',
          intents: [],
          optional: [],
          required: [{permission: 'EmbedLinks', for: 'a card'}],
          firstSteps: {title: 'Start', to: '/docs/modules/tickets#quick-start', steps: []},
        },
        {
          id: 'polls',
          title: 'Polls',
          words: 'polls',
          intents: [],
          required: [{permission: 'EmbedLinks', for: 'bars'}],
          optional: [{permission: 'SendPolls', for: 'native polls'}],
          firstSteps: {title: 'Start', to: '/docs/modules/polls#quick-start', steps: []},
        },
      ],
    },
  ],
};

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
});

describe('the presets', () => {
  it.each(invitePresets.map((preset) => [preset.key, preset] as const))(
    '%s asks for what the facts say',
    (key, preset) => {
      const offered = catalog.presets.find((preset) => preset.key === key);
      if (!offered) throw new Error(`no preset ${key}`);
      const request = requestOf(catalog, selectionOf(offered));
      const expected = presetPermissions(preset);
      expect(request.integer).toBe(permissionInteger(expected));
      expect(request.href).toBe(inviteLink(permissionInteger(expected)));
      expect(request.asked.map(({name}) => name)).toEqual(expected);
      // What it leaves out can be ticked.
      const leftOut = preset.without.map(({permission}) => permission);
      expect(request.offered.map(({name}) => name)).toEqual(expect.arrayContaining(leftOut));
    },
  );

  it('begin with the one that is recommended', () => {
    expect(initialSelection(catalog).preset).toBe(invitePreset('recommended').key);
    expect(() => initialSelection({...catalog, initial: 'none'})).toThrow('unknown invite preset "none"');
  });
});

describe('what is ticked', () => {
  const moderation = featureOf('functions/moderation');
  const offered = neededPermissions(functions.moderation.permissions, true);

  it('has the optional permissions that are the work of a feature, and loses them with it', () => {
    const [first, ...others] = functions.moderation.permissions.optional.map(({permission}) => permission);
    if (first === undefined) throw new Error('Moderation has no optional permission.');
    expect(optionalToAdd(ownOf([]), moderation)).toEqual([first, ...others]);
    // What another feature offers is the reader's own choice.
    const offering: Feature = {
      ...featureOf(someModule.key),
      id: 'offering',
      optional: [{permission: first, for: 'a test'}],
    };
    const [group] = catalog.groups;
    if (!group) throw new Error('There is no group of features.');
    const wider: Catalog = {
      ...catalog,
      groups: [...catalog.groups, {...group, key: 'more', features: [offering]}],
    };
    const before = ownOf(['offering'], [first]);
    const brought = optionalToAdd(before, moderation);
    expect(brought).toEqual(others);
    const ticked = withFeature(wider, before, moderation, true, brought);
    expect(ticked.preset).toBeUndefined();
    expect(requestOf(wider, ticked).asked.map(({name}) => name)).toEqual(expect.arrayContaining(offered));
    const cleared = withFeature(wider, ticked, moderation, false, brought);
    expect(requestOf(wider, cleared)).toEqual(requestOf(wider, before));
  });

  it('loses what nothing offers any more, so that it does not come back', () => {
    const feature = featureOf(someModule.key);
    const [{permission} = {permission: ''}] = someModule.permissions.optional;
    const ticked = withOptional(ownOf([someModule.key]), [permission], true);
    const cleared = withFeature(catalog, ticked, feature, false, []);
    expect([...cleared.optional]).toEqual([]);
    expect([...withOptional(ticked, [permission], false).optional]).toEqual([]);
  });

  it('gives a reason for each of two features that need the same', () => {
    const {asked} = requestOf(small, ownOf(['polls', 'tickets']));
    expect(asked.find(({name}) => name === 'EmbedLinks')?.uses).toEqual([
      {feature: 'Tickets', for: 'a card'},
      {feature: 'Polls', for: 'bars'},
    ]);
  });
});

describe('the integer', () => {
  it('is exact where a plain number is not', () => {
    const grants = (permission: string) => [{permission, for: 'a test'}];
    const wide: Catalog = {
      ...catalog,
      permissions: [
        {name: 'First', label: 'First', bit: 0},
        {name: 'Wide', label: 'Wide', bit: 53},
        {name: 'Wider', label: 'Wider', bit: 62},
      ],
      groups: [
        {
          key: 'all',
          title: 'All',
          features: [
            {
              ...featureOf(someModule.key),
              required: [...grants('First'), ...grants('Wide'), ...grants('Wider')],
              optional: [],
            },
          ],
        },
      ],
    };
    const {integer, href} = requestOf(wide, ownOf([someModule.key]));
    expect(integer).toBe(4_620_693_217_682_128_897n);
    expect(new URL(href).searchParams.get('permissions')).toBe('4620693217682128897');
  });
});

describe('the address', () => {
  it('leads back to the same invite, for any choice', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const address = writeSelection(catalog, '', selection);
        const [before, after] = [selection, readSelection(catalog, address)].map((selection) =>
          requestOf(catalog, selection),
        );
        expect(after?.integer).toBe(before?.integer);
        expect(after?.offered.map(({name}) => name)).toEqual(before?.offered.map(({name}) => name));
        expect(address).toBe(encodeURI(address));
      }),
      options,
    );
  });

  it.each([
    ['nothing', ''],
    ['another page’s query', '?q=polls'],
    ['an empty preset', '?preset='],
  ])('holds no choice: %s', (_, query) => {
    expect(readSelection(catalog, query)).toEqual(initialSelection(catalog));
  });

  it.each([
    ['a preset that does not exist', '?preset=all'],
    ['both', '?preset=all&with=poll'],
  ])('says that it names nothing: %s', (_, query) => {
    expect(readSelection(catalog, query)).toEqual({...initialSelection(catalog), replaced: true});
  });

  it.each([
    ['?with=polls,tickets&optional=SendPolls'],
    ['?with=Polls,TICKETS&optional=sendpolls'],
    ['?with=polls+tickets&optional=SendPolls'],
    ['?with=polls,tickets,nothing,%22&optional=SendPolls,Administrator,x', 4],
    ['?preset=minimal&with=tickets&with=polls&optional=SendPolls'],
  ])('names polls and tickets: %s', (query, unknown?: number) => {
    const expected = ownOf(['polls', 'tickets'], ['SendPolls']);
    const found = readSelection(small, query);
    expect(found).toEqual({...expected, ...(unknown !== undefined && {unknown})});
    expect(writeSelection(small, '', found)).toBe('?with=tickets,polls&optional=SendPolls');
  });

  it('can name nothing at all', () => {
    expect(writeSelection(catalog, '', ownOf([]))).toBe('?with=');
    expect(readSelection(catalog, '?with=')).toEqual(ownOf([]));
  });

  it('keeps what is not ours', () => {
    expect(writeSelection(catalog, '?ref=a%20b&with=x&with=y&preset=z&optional=w', ownOf([someModule.key]))).toBe(
      `?ref=a+b&with=${someModule.key}`,
    );
    expect(writeSelection(catalog, '?ref=mail&preset=full', initialSelection(catalog))).toBe(
      '?ref=mail&preset=recommended',
    );
  });

  it('is short for a preset, whatever its case', () => {
    expect(catalog.presets.map((preset) => writeSelection(catalog, '', selectionOf(preset)))).toEqual(
      invitePresets.map(({key}) => `?preset=${key}`),
    );
    expect(readSelection(catalog, '?preset=Minimal').preset).toBe('minimal');
  });

  it('tells the ticks of a preset from the reader’s own choice of the same', () => {
    const own = {...initialSelection(catalog), preset: undefined};
    expect(readSelection(catalog, writeSelection(catalog, '', own)).preset).toBeUndefined();
  });
});

describe('the catalog', () => {
  it('has every module and every group of functions once', () => {
    expect([...ids].sort()).toEqual(
      [...moduleList.map(({key}) => key), ...functionList.map(({key}) => `functions/${key}`)].sort(),
    );
  });

  it('finds a feature by what it does and by its commands', () => {
    const found = (search: string) =>
      featuresOf(catalog)
        .filter(({words}) => hasWords(words, search))
        .map(({id}) => id);
    for (const {id, title, summary, commands} of [
      ...moduleList.map((module) => ({...module, id: module.key})),
      ...functionList.map((group) => ({...group, id: `functions/${group.key}`})),
    ]) {
      const [word = ''] = /\w{4,}/.exec(summary) ?? [];
      for (const search of [title.toUpperCase(), word, ...commands.map(({name}) => name)]) {
        expect(found(search), search).toContain(id);
      }
    }
    expect(found('nothing like it')).toEqual([]);
  });

  it('names no settings in its reasons', () => {
    const reasons = featuresOf(catalog).flatMap((feature) =>
      [...feature.required, ...feature.optional].map((grant) => grant.for),
    );
    expect(reasons.filter((reason) => /\w_\w/.test(reason))).toEqual([]);
    const named = [...moduleList, ...functionList]
      .flatMap(({permissions}) => [...permissions.required, ...permissions.optional])
      .filter((need) => /\w_\w/.test(need.for));
    // In brackets, which are left out.
    expect(named).not.toEqual([]);
    for (const need of named) expect(reasons).toContain(need.for.replace(/ \([^)]*\)/, ''));
  });
});

describe('what a preset has, in words', () => {
  const [left, ...chosen] = functionList.map(({key}) => key);
  if (!left) throw new Error('There is no function.');
  const all: InvitePreset = {
    key: 'all',
    label: 'All',
    suits: 'for everyone',
    modules: moduleList.map(({key}) => key),
    functions: [left, ...chosen],
    optional: true,
    without: [],
  };
  const fewer: InvitePreset = {
    ...all,
    key: 'fewer',
    label: 'Fewer',
    functions: chosen,
    without: [{permission: 'KickMembers', to: 'plant'}],
  };

  it('names nothing if the preset has everything', () => {
    expect(presetContents(all)).toBe('All modules and all functions.');
    expect(presetAdditions(all)).toBeUndefined();
  });

  it('names the few modules that are missing, otherwise those it has', () => {
    const [first, ...modulesLeft] = all.modules;
    if (!first) throw new Error('There is no module.');
    const {title} = modules[first];
    expect(presetContents({...all, modules: modulesLeft})).toBe(`All modules except ${title} and all functions.`);
    expect(presetContents({...all, modules: [first], functions: [left]})).toBe(
      `${title} and ${functions[left].title}.`,
    );
    expect(presetContents({...all, functions: [left]})).toBe(`All modules, and ${functions[left].title}.`);
    expect(presetContents({...all, functions: []})).toBe('All modules.');
  });

  it('says what adding the permissions that it leaves out is good for', () => {
    expect(presetAdditions(fewer)).toBe(`You can add ${permissionLabels.KickMembers} to plant.`);
  });

  it.each([
    ['every ready invite', [all]],
    ['the ready invite "All"', [all, fewer]],
    ['no ready invite', [fewer]],
  ])('a function works with %s', (words, presets) => {
    expect(presetsWith(left, presets)).toBe(words);
  });
});
