import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import {invitePresets} from '../../src/facts/invitePresets';
import {permissionsRequestedBy} from '../../src/facts/derived/invites';
import {neededOrOptionalPermissions, permissionInteger} from '../../src/facts/derived/permissions';

describe('permissions', () => {
  // Server owners grant these, so no change may go unnoticed.
  it('stay the same in every invite preset', () => {
    const integers = invitePresets.map((preset) => [preset.key, permissionInteger(permissionsRequestedBy(preset))]);
    expect(Object.fromEntries(integers)).toEqual({
      minimal: 84_992n,
      recommended: 2_815_145_727_749_328n,
      full: 3_097_724_651_564_279n,
    });
  });

  it('appear in the index in the order of their bits', () => {
    const index = neededOrOptionalPermissions();
    for (const {name, bit} of index) expect(1n << BigInt(bit)).toBe(PermissionFlagsBits[name]);
    expect(index.map(({bit}) => bit)).toEqual(index.map(({bit}) => bit).sort((a, b) => a - b));
  });
});
