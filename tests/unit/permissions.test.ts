import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import {invitePresets} from '../../src/facts/invitePresets';
import {permissionsRequestedBy} from '../../src/facts/derived/invites';
import {allPermissionsInUse, permissionInteger} from '../../src/facts/derived/permissions';

describe('permissions', () => {
  // Server owners grant these, so no change may go unnoticed.
  it('have not changed in any invite preset', () => {
    const integers = invitePresets.map((preset) => [preset.key, permissionInteger(permissionsRequestedBy(preset))]);
    expect(Object.fromEntries(integers)).toEqual({
      minimal: 84_992n,
      recommended: 2_815_145_727_749_328n,
      full: 3_097_724_651_564_279n,
    });
  });

  it('have the bits of Discord, and are sorted by them', () => {
    const permissions = allPermissionsInUse();
    for (const {name, bit} of permissions) expect(1n << BigInt(bit)).toBe(PermissionFlagsBits[name]);
    expect(permissions).toEqual(permissions.toSorted((a, b) => a.bit - b.bit));
  });
});
