import {expect, it} from 'vitest';
import {outdatedPackagesMessage, outdatedNodeMessage} from '../../scripts/install.mjs';
import {temporaryFolder, writeFiles} from '../helpers/temporaryFolder';

it.each([
  ['accepts', '20.19.0', false],
  ['accepts', '100.0.0', false],
  ['refuses', '20.9.0', true],
  ['refuses', '9.0.0', true],
])('outdatedNodeMessage %s Node.js %s for a project that needs 20.19.0', (_, version, isRefused) => {
  expect(outdatedNodeMessage(version, '>=20.19.0')?.includes(version) ?? false).toBe(isRefused);
});

it('outdatedPackagesMessage says how many packages npm will install and why, unless it has installed them all', () => {
  const folder = temporaryFolder();
  const writeLockfile = (file: string, packages: Record<string, object>) =>
    writeFiles(folder, {[file]: JSON.stringify({packages})});
  // npm leaves out optional packages for other systems.
  const optionalPackage = {version: '1.0.0', optional: true};
  writeLockfile('package-lock.json', {
    '': {},
    'node_modules/part': {version: '1.0.1'},
    'node_modules/for-other-systems': optionalPackage,
  });
  expect(outdatedPackagesMessage(folder)).toMatch(/ 2 packages .* minutes: node_modules is missing or incomplete\.$/);
  writeLockfile('node_modules/.package-lock.json', {'node_modules/part': {version: '1.0.0'}});
  const changedMessage = / 2 packages .* minutes: package-lock\.json changed since the last installation\.$/;
  expect(outdatedPackagesMessage(folder)).toMatch(changedMessage);
  writeLockfile('node_modules/.package-lock.json', {'node_modules/part': {version: '1.0.1'}});
  expect(outdatedPackagesMessage(folder)).toBeUndefined();
});
