import {facts} from '../../facts';
import {errors} from '../../facts/errors';
import {invitePresets, type InvitePreset} from '../../facts/install';
import {intents} from '../../facts/intents';
import {knownIssues} from '../../facts/knownIssues';
import {inviteLink} from '../../facts/links';
import {
  permissionIndex as indexOfPermissions,
  permissionInteger,
  permissionLabel,
  presetPermissions,
} from '../../facts/permissions';
import {plans} from '../../facts/plans';
import {changelog} from '../../facts/releases';
import {changeKinds, type Component, type KnownIssue, type Release} from '../../facts/types';
import {lookUpText} from '../lookup';
import {paths} from '../../routing/paths';
import {capitalized} from '../../sentences';
import {blockKind, views, type BlockKind} from './block';
import {comparison} from './features';
import {bulletList, code, heading, link, paragraph, parts, strong, table, type Block, type Inline} from './markdown';
import {marked} from './marked';

type Age = 'current' | 'legacy';

const components: Readonly<Record<Age, readonly Component[]>> = changelog;

function releaseBlocks({version, date, changes, migration}: Release): Block[] {
  const kinds = changeKinds.filter((kind) => changes[kind]);
  return [
    heading(2, `${version} (${date})`, `v${version.replaceAll('.', '-')}`),
    ...kinds.flatMap((kind): Block[] => [
      paragraph(strong(capitalized(kind))),
      bulletList((changes[kind] ?? []).map(marked)),
    ]),
    ...(migration ? [paragraph([strong('What to do:'), ' ', ...parts(marked(migration))])] : []),
  ];
}

function componentBlocks(component: Component): Block[] {
  const successor = components.current.find((it) => it.name === component.successor);
  return [
    ...component.releases.flatMap(releaseBlocks),
    ...(successor
      ? [
          heading(2, 'Where it went on', 'successor'),
          paragraph(['Newer releases: ', link(paths.component('current', successor.name), successor.title), '.']),
        ]
      : []),
  ];
}

const newest = (age: Age): Block =>
  table(
    ['Component', 'Newest release', 'Date'],
    components[age].map((it): Inline[] => [
      link(paths.component(age, it.name), it.title),
      it.releases[0]?.version ?? '',
      it.releases[0]?.date ?? '',
    ]),
  );

/** Releases of one component (`current/modules.polls`), or the newest of all (`index`). */
export const releases = views({
  index: () => [
    heading(2, 'Current components', 'current'),
    newest('current'),
    heading(2, 'Legacy components', 'legacy'),
    newest('legacy'),
  ],
  ...Object.fromEntries(
    (['current', 'legacy'] as const).flatMap((age) =>
      components[age].map((it) => [`${age}/${it.name}`, () => componentBlocks(it)]),
    ),
  ),
});

/** Title of a module or group of functions; of other parts, for instance the dashboard, their name. */
const ownerTitle = (id: string): string => {
  const key = id.replace('functions/', '');
  const owners: Readonly<Record<string, {title: string}>> = {...facts.modules, ...facts.functions};
  return owners[key]?.title ?? capitalized(id);
};

const statusWords = (issue: KnownIssue): string => {
  if (issue.status === 'fix_scheduled' && issue.fixedIn) return `fix scheduled for ${issue.fixedIn}`;
  const status = issue.status.replaceAll('_', ' ');
  return issue.fixedIn ? `${status}, fixed in ${issue.fixedIn}` : status;
};

/** Known issues, each under a heading with its id as anchor. */
export const issues = blockKind<readonly KnownIssue[]>({all: knownIssues}, (list) =>
  list.flatMap((issue): Block[] => [
    heading(3, `${issue.id}: ${issue.title}`, issue.id.toLowerCase()),
    bulletList([
      [strong('Status:'), ' ', statusWords(issue)],
      [strong('Severity:'), ' ', issue.severity],
      [strong('Since:'), ' ', issue.since],
      [strong('Where:'), ' ', issue.areas.map(ownerTitle).join(', ')],
      [strong('Workaround:'), ' ', ...parts(marked(issue.workaround))],
    ]),
  ]),
);

/** Premium: the whole comparison of limits, what only Premium has, and what happens when it ends. */
export const premium = views({
  comparison,
  only: () => [
    bulletList(
      plans.premiumOnly.map((it): Inline => {
        const owner =
          'module' in it
            ? link(paths.module(it.module), facts.modules[it.module].title)
            : link(paths.functionGroup(it.function), facts.functions[it.function].title);
        return [owner, `: ${it.feature}`];
      }),
    ),
  ],
  states: () => [
    table(
      ['State', 'What it means'],
      plans.downgrade.states.map((it): Inline[] => [
        code(it.state),
        'days' in it ? `${it.meaning} Lasts ${it.days} days.` : it.meaning,
      ]),
    ),
  ],
});

/** Ready invites with what each asks for. */
export const presets = blockKind<readonly InvitePreset[]>({all: invitePresets}, (list) => [
  table(
    ['Invite', 'For', 'Permissions'],
    list.map((preset): Inline[] => {
      const wanted = presetPermissions(preset);
      return [
        link(inviteLink(permissionInteger(wanted)), preset.label),
        preset.purpose,
        wanted.map(permissionLabel).join('; '),
      ];
    }),
  ),
]);

/** Every permission and what asks for it. */
export const permissionIndex = blockKind({all: indexOfPermissions}, (index) => [
  table(
    ['Permission', 'Required by', 'Optional for'],
    index().map((it): Inline[] => {
      const all = it.requiredBy.length === Object.keys(facts.modules).length + Object.keys(facts.functions).length;
      return [
        strong(it.label),
        all ? 'everything' : it.requiredBy.map(ownerTitle).join(', ') || 'nothing',
        it.optionalFor.map(ownerTitle).join(', ') || 'nothing',
      ];
    }),
  ),
]);

/** Privileged intents: used by what, and why others are not. */
export const intentIndex = blockKind({all: intents}, (all) => [
  table(
    ['Intent', 'Used by'],
    [
      ...all.privilegedUsed.map((it): Inline[] => [strong(it.label), it.usedBy.join(', ')]),
      ...all.privilegedNotUsed.map((it): Inline[] => [strong(it.label), `not used: ${it.why}`]),
    ],
  ),
]);

/** An error code leads to its entry; a scope is code. */
function listItem(text: string): Inline {
  if (errors.some((it) => it.code === text)) return link(paths.error(text), [code(text)]);
  return /^[a-z]+:[a-z]+$/.test(text) ? code(text) : marked(text);
}

/** Any list of strings among the facts as bullets, by the path of a placeholder. */
export const list: BlockKind = {
  keys: () => ['a path to a list of strings, as in placeholders'],
  render: (of) => {
    const found = lookUpText(facts, of);
    return 'value' in found && typeof found.value === 'object' ? [bulletList(found.value.map(listItem))] : undefined;
  },
};
