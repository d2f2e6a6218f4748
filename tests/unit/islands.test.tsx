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
    [{onDone: () => undefined}, 'a function (onDone)'],
    [{title: createElement('b')}, 'a React element (title)'],
    [{until: new Date(0)}, 'a Date (until)'],
    [{ids: new Set([1])}, 'a Set (ids)'],
    [{answers: [{check: () => true}]}, 'a function (answers.0.check)'],
    [{size: Number.NaN}, 'the number NaN (size)'],
    [{big: 1n}, 'a bigint (big)'],
  ])('reports a prop that JSON would lose: %o', (props, problem) => {
    expect(jsonProblems(props)).toEqual([problem]);
  });
});

describe('code outside islands', () => {
  it.each([
    ["import {useState} from 'react';\nconst [a] = useState(0);", 2, 'useState'],
    ['React.useEffect(() => {});', 1, 'useEffect'],
    ['const a = 1;\n\n<button\n  onClick={() => a}\n/>', 4, 'onClick'],
    ['<Field onChange={save} />', 1, 'onChange'],
    ['class Quiz extends React.Component {}', 1, 'a class component'],
  ])('is reported when it needs React in the browser: %s', (source, line, what) => {
    expect(interactiveProblems({file: 'src/components/Quiz.tsx', source})).toEqual([
      expect.objectContaining({file: 'src/components/Quiz.tsx', line, message: `${what} does nothing on a built page`}),
    ]);
  });

  it('is accepted when it only renders', () => {
    const source = '// useState(0)\n/* onClick={a} */\nconst id = useId();\nconst once = <a href="/online=1">on</a>;';
    expect(interactiveProblems({file: 'x.tsx', source})).toEqual([]);
  });
});

describe('a folder of src/islands', () => {
  const complete = "export const label = 'The quiz';\nexport default function Quiz() {}\n";
  const findIn = (name: string, source?: string) =>
    findIslands(
      temporaryFolder({[`src/islands/${name}/${source === undefined ? 'Other.tsx' : 'index.tsx'}`]: source ?? ''}),
    ).map(({file, message}) => `${file}: ${message}`);

  it('is accepted with a component and a label', () => {
    expect(findIn('Quiz', complete)).toEqual([]);
    expect(findIn('Other', "export const label = 'The other';\nexport {default} from './Other';\n")).toEqual([]);
  });

  it.each([
    ['Quiz', 'export default function Quiz() {}', 'the island has no label export'],
    ['Quiz', "export const label = 'The quiz';", 'the island has no default export'],
    ['Quiz', undefined, 'the island Quiz has no index.tsx'],
    ['quiz', complete, "quiz can't be the name of an island"],
    ['Badge', complete, 'pages already have a component named Badge'],
  ])('is reported when it is named %s with the source %j', (name, source, message) => {
    expect(findIn(name, source)).toEqual([`src/islands/${name}/index.tsx: ${message}`]);
  });
});

it('an island is named after its folder', () => {
  expect(elementOf('InviteBuilder')).toBe('island-invite-builder');
  expect(islandNames(root)).toContain('InviteBuilder');
});
