import {changelog} from '../../src/facts/releases';
import {changeKinds, type Component} from '../../src/facts/types';
import {suggest} from '../../src/rules/nearest';
import {reachDay} from './changelog';
import {dayProblem, today, valueOf, type Kind, type Values} from './kind';
import {addItem, literal} from './source';

const components: readonly Component[] = changelog.current;
const names = components.map(({name}) => name);

/** Numbers of the newest version. */
function newest({component}: Values): [number, number, number] {
  const {version} = components.find(({name}) => name === component)?.releases[0] ?? {version: '0.0.0'};
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** The kinds of changes that were asked for. */
const kindsOf = (list: string): string[] => list.split(',').map((kind) => kind.trim());

/** The version that follows from the kinds of changes. */
function nextVersion(values: Values): string {
  const [major, minor, patch] = newest(values);
  const kinds = kindsOf(valueOf(values, 'changes'));
  if (kinds.includes('breaking')) return `${major + 1}.0.0`;
  return kinds.includes('added') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function versionProblem(version: string, values: Values): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} is no version: write major.minor.patch.`;
  const last = newest(values);
  const next = version.split('.').map(Number);
  const first = next.findIndex((number, index) => number !== last[index]);
  return first >= 0 && (next[first] ?? 0) > (last[first] ?? 0)
    ? undefined
    : `${version} does not follow ${last.join('.')}, the newest release: choose a higher one.`;
}

function changesProblem(list: string): string | undefined {
  const wrong = kindsOf(list).find((kind) => !changeKinds.some((known) => known === kind));
  return wrong === undefined ? undefined : `There is no kind of changes "${wrong}": ${changeKinds.join(', ')}.`;
}

/** A release note of a component that is there. */
export const release: Kind = {
  name: 'release',
  what: 'a release note of a component',
  parameters: [
    {
      name: 'component',
      word: true,
      what: 'Component, such as modules.polls',
      problem: (name) =>
        names.includes(name) ? undefined : `There is no component "${name}". ${suggest(name, names)}`,
    },
    {
      name: 'changes',
      what: `Kinds of changes, with commas between them (${changeKinds.join(', ')})`,
      fallback: () => 'fixed',
      problem: changesProblem,
    },
    {name: 'version', what: 'Version', fallback: nextVersion, problem: versionProblem},
    {name: 'date', what: 'Day of the release', fallback: today, problem: dayProblem},
    {
      name: 'noticed',
      what: 'Whether server owners notice it, so that the index of the changelog has it',
      choices: ['yes', 'no'],
      fallback: (values) => (kindsOf(valueOf(values, 'changes')).every((kind) => kind === 'fixed') ? 'no' : 'yes'),
    },
  ],
  make(values, draft) {
    const component = valueOf(values, 'component');
    const date = valueOf(values, 'date');
    const kinds = changeKinds.filter((kind) => kindsOf(valueOf(values, 'changes')).includes(kind));
    const changes = kinds.map((kind, index) => {
      const text = literal(`TODO: what is ${kind}, as a sentence`);
      return `${kind}: [${index === 0 && valueOf(values, 'noticed') === 'yes' ? `{text: ${text}, noticed: true}` : text}],`;
    });
    const migration = kinds.includes('breaking') ? "migration: 'TODO: what to do, as a sentence'," : '';
    const constant = component.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
    draft.edit(`src/facts/releases/current/${component}.ts`, (source) =>
      addItem(
        source,
        [constant, 'releases'],
        `{version: ${literal(valueOf(values, 'version'))}, date: ${literal(date)}, changes: {\n${changes.join('\n')}}, ${migration}}`,
        () => true,
      ),
    );
    reachDay(draft, date);
    return ['If it fixes a known issue, name it in `fixes`, and set fixedIn and status in src/facts/knownIssues.ts'];
  },
};
