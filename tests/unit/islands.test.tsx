import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {jsonProblems} from '../../src/islands/jsonProblems';
import {elementOf, islandNames} from '../../src/node/plugins/page-script/islandNames.mjs';
import {root} from '../root';

describe('props of islands', () => {
  it.each([
    [{question: 'Why?', count: 3, open: true, none: null, missing: undefined}],
    [{list: [{text: 'a'}, {text: 'b'}], deep: {er: [1]}}],
    [{}],
  ])('that JSON carries are fine: %j', (props) => {
    expect(jsonProblems(props)).toEqual([]);
  });

  it.each([
    [{onDone: () => undefined}, 'a function (onDone)'],
    [{title: createElement('b')}, 'a React element (title)'],
    [{until: new Date(0)}, 'a Date (until)'],
    [{ids: new Set([1])}, 'a Set (ids)'],
    [{answers: [{check: () => true}]}, 'a function (answers.0.check)'],
    [{size: Number.NaN}, 'the number NaN (size)'],
    [{big: 1n}, 'a bigint (big)'],
  ])('that JSON would lose are named', (props, problem) => {
    expect(jsonProblems(props)).toEqual([problem]);
  });
});

it('an island is named after its folder', () => {
  expect(elementOf('InviteBuilder')).toBe('island-invite-builder');
  expect(islandNames(root)).toContain('InviteBuilder');
});
