import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {findIslands} from '../../src/checks/sources/islands';
import {jsonProblems} from '../../src/islands/jsonProblems';
import {elementOf, islandNames} from '../../src/node/plugins/page-script/islandNames.mjs';
import {interactiveProblems} from '../../src/node/plugins/page-script/islandRules.mjs';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

describe('jsonProblems', () => {
  it.each([
    [{question: 'Why?', count: 3, open: true, none: null, missing: undefined}],
    [{list: [{text: 'a'}, {text: 'b'}], deep: {er: [1]}}],
    [{}],
  ])('accepts props that JSON can carry: %j', (props) => {
    expect(jsonProblems(props)).toEqual([]);
  });

  it.each([
    ['a function (onDone)', {onDone: () => undefined}],
    ['a React element (title)', {title: createElement('b')}],
    ['a Date (until)', {until: new Date(0)}],
    ['a Set (ids)', {ids: new Set([1])}],
    ['a function (answers.0.check)', {answers: [{check: () => true}]}],
    ['the number NaN (size)', {size: Number.NaN}],
    ['a bigint (big)', {big: 1n}],
  ])('reports a prop that JSON would lose: %s', (problem, props) => {
    expect(jsonProblems(props)).toEqual([problem]);
  });
});

describe('interactiveProblems', () => {
  it.each([
    ['useState', 2, "import {useState} from 'react';\nconst [a] = useState(0);"],
    ['useEffect', 1, 'React.useEffect(() => {});'],
    ['onClick', 4, 'const a = 1;\n\n<button\n  onClick={() => a}\n/>'],
    ['onChange', 1, '<Field onChange={save} />'],
    ['a class component', 1, 'class Quiz extends React.Component {}'],
  ])('reports code that needs React in the browser: %s', (what, line, source) => {
    expect(interactiveProblems({file: 'src/components/Quiz.tsx', source})).toEqual([
      expect.objectContaining({file: 'src/components/Quiz.tsx', line, message: `${what} does nothing on a built page`}),
    ]);
  });

  it('accepts code that only renders', () => {
    const source = '// useState(0)\n/* onClick={a} */\nconst id = useId();\nconst once = <a href="/online=1">on</a>;';
    expect(interactiveProblems({file: 'x.tsx', source})).toEqual([]);
  });
});

describe('findIslands', () => {
  const complete = "export const label = 'The quiz';\nexport default function Quiz() {}\n";
  const findIn = (name: string, source?: string) =>
    findIslands(
      temporaryFolder({[`src/islands/${name}/${source === undefined ? 'Other.tsx' : 'index.tsx'}`]: source ?? ''}),
    ).map(({file, message}) => `${file}: ${message}`);

  it('accepts an island with a component and a label', () => {
    expect(findIn('Quiz', complete)).toEqual([]);
    expect(findIn('Other', "export const label = 'The other';\nexport {default} from './Other';\n")).toEqual([]);
  });

  it.each([
    ['the island has no label export', 'Quiz', 'export default function Quiz() {}'],
    ['the island has no default export', 'Quiz', "export const label = 'The quiz';"],
    ['the island Quiz has no index.tsx', 'Quiz', undefined],
    ["quiz can't be the name of an island", 'quiz', complete],
    ['pages already have a component named Badge', 'Badge', complete],
  ])('reports that %s', (message, name, source) => {
    expect(findIn(name, source)).toEqual([`src/islands/${name}/index.tsx: ${message}`]);
  });
});

it('elementOf names the element of an island after the folder of the island', () => {
  expect(elementOf('InviteBuilder')).toBe('island-invite-builder');
  expect(islandNames(root)).toContain('InviteBuilder');
});
