import {describe, expect, it} from 'vitest';
import type {Command, Requirement} from '../../src/facts/types';
import {moduleAccess, otherAccess} from '../../src/shared/commands/access';

const command = (name: string, requires: readonly Requirement[]): Command => ({
  name,
  requires,
  description: 'Planted',
  reply: 'ephemeral',
  options: [],
});

const withRoles: readonly Requirement[] = [{permissions: ['ManageRoles']}];
const hosts: readonly Requirement[] = [{permissions: ['ManageEvents']}, {setting: 'host_roles'}];

describe('what commands ask for beyond switching their module on', () => {
  it('commands that ask for the same are together, in their order', () => {
    const commands = [
      command('/planted add', withRoles),
      command('/planted start', hosts),
      command('/planted remove', withRoles),
    ];
    expect(otherAccess(commands)).toEqual([
      {requires: withRoles, commands: ['/planted add', '/planted remove']},
      {requires: hosts, commands: ['/planted start']},
    ]);
  });

  it.each<[string, readonly Requirement[]]>([
    ['everyone can run', []],
    ['whoever switches modules on can run', moduleAccess],
    ['members run on what is their own', [{who: 'owner'}, {permissions: ['ManageMessages']}]],
    ['a setting alone opens', [{setting: 'creators'}]],
  ])('a command that %s is left out', (_, requires) => {
    expect(otherAccess([command('/planted', requires)])).toEqual([]);
  });
});
