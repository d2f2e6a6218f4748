import {describe, expect, it} from 'vitest';
import {functions} from '../../src/facts/functions';
import {invitePresets} from '../../src/facts/install';
import {inviteLink, presetPermissions} from '../../src/shared/invites';
import {modules} from '../../src/facts/modules';
import {
  neededPermissions,
  permissionApiName,
  permissionBit,
  permissionIndex,
  permissionInteger,
  permissionLabel,
} from '../../src/shared/permissions';
import {moduleKeys} from '../../src/facts/types';

describe('permissions are computed', () => {
  // What members are asked for: a change shows in the snapshot, which `npx vitest run --project unit -u` renews.
  it.each(invitePresets.map((preset) => [preset.key, preset] as const))('preset %s', (_, preset) => {
    const permissions = presetPermissions(preset);
    expect({permissions, integer: permissionInteger(permissions).toString()}).toMatchSnapshot();
  });

  it.each(moduleKeys)('module %s', (key) => {
    const needs = modules[key].permissions;
    const integer = (withOptional: boolean) => permissionInteger(neededPermissions(needs, withOptional)).toString();
    expect({required: integer(false), withOptional: integer(true)}).toMatchSnapshot();
  });

  it('the index has every permission with its bit and users', () => {
    const sorted = (ids: readonly string[]) => [...ids].sort();
    expect(
      permissionIndex().map(({name, bit, requiredBy, optionalFor}) => ({
        name,
        apiName: permissionApiName(name),
        bit,
        requiredBy: sorted(requiredBy),
        optionalFor: sorted(optionalFor),
      })),
    ).toMatchSnapshot();
  });

  it('Administrator is asked for by nothing', () => {
    for (const {permissions} of [...Object.values(modules), ...Object.values(functions)]) {
      expect(neededPermissions(permissions, true)).not.toContain('Administrator');
    }
  });

  it('a permission without a label names the place to add it', () => {
    expect(() => permissionLabel('BypassSlowmode')).toThrow('add it to permissionLabels in src/facts/permissions.ts');
  });

  it('integers beyond 2^53 keep every bit', () => {
    expect(permissionInteger(['BypassSlowmode', 'CreateInstantInvite'])).toBe(
      (1n << BigInt(permissionBit('BypassSlowmode'))) | 1n,
    );
    expect(inviteLink(4503599627370497n)).toMatch(/&permissions=4503599627370497$/);
  });
});
