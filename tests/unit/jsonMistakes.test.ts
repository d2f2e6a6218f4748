import {runInNewContext} from 'node:vm';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {jsonMistakes} from '../../src/islands/jsonMistakes';

describe('jsonMistakes', () => {
  it.each([
    [{question: 'Why?', count: 3, open: true, none: null, missing: undefined}],
    [{list: [{text: 'a'}, {text: 'b'}], deep: {deeper: [1]}}],
    [{}],
    [runInNewContext('({list: [{text: "other realm"}]})') as object],
  ])('accepts props that JSON can carry: %j', (props) => {
    expect(jsonMistakes(props)).toEqual([]);
  });

  it.each([
    ['a function (onDone)', {onDone: () => undefined}],
    ['a React element (title)', {title: createElement('b')}],
    ['a Date (until)', {until: new Date(0)}],
    ['a Set (ids)', {ids: new Set([1])}],
    ['a function (answers.0.check)', {answers: [{check: () => true}]}],
    ['the number NaN (size)', {size: Number.NaN}],
    ['a bigint (big)', {big: 1n}],
  ])('reports a prop that JSON would lose: %s', (mistake, props) => {
    expect(jsonMistakes(props)).toEqual([mistake]);
  });
});
