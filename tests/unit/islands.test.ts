import {expect, it} from 'vitest';
import islandLoader from '../../src/build/plugins/page-script/islandLoader.mjs';
import {islandElementName, islandNames} from '../../src/build/markdown/islandNames.mjs';
import {root} from '../../src/build/root';

it('islandLoader throws for an island without a default export', () => {
  const load = (source: string) =>
    islandLoader.call({resourcePath: 'src/islands/Quiz/index.tsx', resourceQuery: ''}, source);
  expect(load("export {default} from './Quiz';")).toContain('island("island-quiz"');
  expect(() => load('export function Quiz() {}')).toThrow('has no default export.');
});

it('islandElementName names the element of an island after the folder of the island', () => {
  expect(islandElementName('InviteBuilder')).toBe('island-invite-builder');
  expect(islandNames(root)).toContain('InviteBuilder');
});
