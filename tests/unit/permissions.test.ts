import {PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import {invitePresets} from '../../src/facts/invitePresets';
import {inviteLink, presetPermissions} from '../../src/facts/derived/invites';
import {permissionIndex, permissionInteger} from '../../src/facts/derived/permissions';

describe('permissions', () => {
  // Server owners grant these, so no change may go unnoticed. `npm run test:unit -- -u` accepts one.
  it('stay the same in every invite preset', () => {
    const ofPresets = invitePresets.map((preset) => [preset.key, presetPermissions(preset)]);
    expect(Object.fromEntries(ofPresets)).toMatchSnapshot();
  });

  it('appear in the index in the order of their bits', () => {
    const index = permissionIndex();
    for (const {name, bit} of index) expect(1n << BigInt(bit)).toBe(PermissionFlagsBits[name]);
    expect(index.map(({bit}) => bit)).toEqual(index.map(({bit}) => bit).sort((a, b) => a - b));
  });

  it('keep bits beyond 2^53', () => {
    expect(permissionInteger(['PinMessages', 'CreateInstantInvite'])).toBe(PermissionFlagsBits.PinMessages | 1n);
    expect(inviteLink(4503599627370497n)).toMatch(/&permissions=4503599627370497$/);
  });
});
