import type {PhrasingContent} from 'mdast';
import {facts} from '../../../shared/factTree';
import {errors} from '../../../facts/errors';
import {intents} from '../../../shared/intents';
import {issueStatusMeanings, knownIssues} from '../../../facts/knownIssues';
import {describedPresets, inviteLink, presetPermissions} from '../../../shared/invites';
import {permissionIndex as indexOfPermissions, permissionInteger, permissionLabel} from '../../../shared/permissions';
import {premiumOnly} from '../../../shared/limits';
import {plans} from '../../../facts/plans';
import {changelog} from '../../../facts/releases';
import {givenUpIn, type FormerField} from '../../../shared/api/replaced';
import {apiChangesOf, apiReleases, changesOf, news, type Changes} from '../../../shared/releases';
import {formerFieldWords} from '../../openapi/deprecated';
import {
  changeKinds,
  issueStatuses,
  moduleKeys,
  severities,
  type ChangeKind,
  type Component,
  type IssueStatus,
  type KnownIssue,
  type Release,
} from '../../../facts/types';
import {lookUpText} from '../lookup';
import type {Tone} from '../../../shared/filterList';
import {feedFormats, feedPath, type FeedComponent} from '../../../shared/routing/feeds';
import {issueAnchor, paths, releaseAnchor} from '../../../shared/routing/paths';
import {capitalized, uncapitalized} from '../../../shared/sentences';
import {blockKind, keyed, views, type BlockKind} from './block';
import {comparison} from './features';
import {badge, filteredBlocks, filteredTable, type Filtered} from './filterList';
import {
  bulletList,
  code,
  enumerated,
  heading,
  joined,
  link,
  numberedList,
  paragraph,
  parts,
  span,
  strong,
  table,
  type Block,
  type Inline,
} from './markdown';
import {marked} from './marked';

const ages = ['current', 'legacy'] as const;
type Age = (typeof ages)[number];

const components: Readonly<Record<Age, readonly Component[]>> = changelog;

/** A field that a release gave up. */
function formerFieldItem(field: FormerField): Inline {
  const {address, name, rest} = formerFieldWords(field);
  return [link(address, [code(name)]), ...parts(marked(rest))];
}

/** What a release gave up of the API, which goes on working. */
const formerFieldBlocks = (fields: readonly FormerField[]): Block[] =>
  fields.length > 0
    ? [
        paragraph([
          strong('For programs that use the API:'),
          ' nothing breaks. ',
          link(`${paths.apiGeneral}#deprecated-fields`, 'Deprecated, and still working'),
          ':',
        ]),
        bulletList(fields.map(formerFieldItem)),
      ]
    : [];

const changeBlocks = (changes: readonly Changes[]): Block[] =>
  changes.flatMap(({kind, texts}) => [paragraph(strong(capitalized(kind))), bulletList(texts.map(marked))]);

function releaseBlocks(component: Component, release: Release): Block[] {
  const {version, date, migration, fixes = []} = release;
  const fixed = knownIssues.filter((issue) => fixes.includes(issue.id));
  return [
    heading(2, `${version} (${date})`, releaseAnchor(version)),
    ...changeBlocks(changesOf(release)),
    ...(migration ? [paragraph([strong('What to do:'), ' ', ...parts(marked(migration))])] : []),
    ...formerFieldBlocks(givenUpIn(component, release)),
    ...(fixed.length > 0
      ? [
          paragraph(strong('Known issues fixed')),
          bulletList(fixed.map((issue) => link(paths.issue(issue.id), `${issue.id}: ${issue.title}`))),
        ]
      : []),
  ];
}

const feedLinks = (component?: FeedComponent | 'api'): PhrasingContent[] =>
  feedFormats.map(({extension, name}) => link(`pathname://${feedPath(extension, component)}`, name));

/** Where the releases of a legacy component go on. */
const successorBlocks = ({name, title}: Component): Block[] => [
  heading(2, 'What came after', 'successor'),
  paragraph([
    'These are the last releases of this component. They stay here in case you look something up, and so does their feed. ',
    link(paths.component('current', name), title),
    ' took over. Its page and feeds have everything since.',
  ]),
];

function componentBlocks(component: Component, age: Age): Block[] {
  const successor = components.current.find(({name}) => name === component.successor);
  return [
    ...component.releases.flatMap((release) => releaseBlocks(component, release)),
    heading(2, 'Follow these releases', 'feeds'),
    paragraph([
      'Your feed reader can follow them as ',
      ...enumerated(feedLinks({age, name: component.name}), 'or'),
      '. There is also ',
      link('/documents/changelog#feeds', 'one feed for all components'),
      '.',
    ]),
    ...(successor ? successorBlocks(successor) : []),
  ];
}

const kindTones: Readonly<Record<ChangeKind, Tone>> = {
  breaking: 'alarm',
  added: 'good',
  changed: 'plain',
  deprecated: 'notice',
  removed: 'notice',
  fixed: 'plain',
  security: 'alarm',
};

/** The newest release of a component as a row of the index. */
function newestRow(age: Age, {name, title, releases: [newest]}: Component): (Filtered<Inline> & {date: string})[] {
  if (!newest) return [];
  const page = paths.component(age, name);
  const kinds = changeKinds.filter((kind) => newest.changes[kind]);
  return [
    {
      id: `${age}-${name}`,
      values: {kind: kinds, status: [age]},
      text: title,
      date: newest.date,
      shown: [
        link(page, title),
        link(`${page}#${releaseAnchor(newest.version)}`, newest.version),
        newest.date,
        joined(
          kinds.map((kind) => badge(kindTones[kind], capitalized(kind))),
          ' ',
        ),
        capitalized(age),
      ],
    },
  ];
}

/** Newest first; components of one day keep the order of the facts. */
const newestRows = (age: Age): Filtered<Inline>[] =>
  components[age].flatMap((component) => newestRow(age, component)).sort((a, b) => b.date.localeCompare(a.date));

/** What is new for server owners, a sentence for each release. */
const newsBlocks = (): Block[] => [
  bulletList(
    news(components.current).map(({component, release, text}): Inline => [
      `${release.date}, `,
      link(
        `${paths.component('current', component.name)}#${releaseAnchor(release.version)}`,
        `${component.title} ${release.version}`,
      ),
      ': ',
      ...parts(marked(text)),
    ]),
  ),
];

/** What a release changed for programs that use the API, each kind with its name. */
function apiChangeWords(component: Component, release: Release): (string | PhrasingContent)[] {
  const changes = apiChangesOf(release).flatMap(({kind, texts}) => [
    ' ',
    strong(`${capitalized(kind)}:`),
    ...texts.flatMap((text) => [' ', ...parts(marked(text))]),
  ]);
  const former = givenUpIn(component, release).flatMap((field) => [
    ' ',
    strong('Deprecated:'),
    ' ',
    ...parts(formerFieldItem(field)),
  ]);
  return [...changes, ...former].slice(1);
}

/** What releases changed for programs that use the API, and the feeds of it. */
const apiReleaseBlocks = (): Block[] => [
  table(
    ['Release', 'Date', 'Changes'],
    apiReleases(components.current).map(({component, release}) => [
      link(
        `${paths.component('current', component.name)}#${releaseAnchor(release.version)}`,
        `${component.title} ${release.version}`,
      ),
      span('day', release.date),
      apiChangeWords(component, release),
    ]),
  ),
  paragraph(['For your feed reader: ', ...joined(feedLinks('api')), '.']),
];

/**
 * Releases of one component (`current/modules.polls`), the newest of all (`index`), those that server owners notice (`news`),
 * the feeds of all (`feeds`), or what they changed of the API (`api`).
 */
export const releases = views({
  index: {
    fact: changelog,
    show: () => [
      filteredTable(
        {
          things: 'components',
          facets: [
            {
              key: 'kind',
              label: 'Kind of change',
              options: changeKinds.map((kind) => ({value: kind, label: capitalized(kind)})),
            },
            {key: 'status', label: 'Status', options: ages.map((age) => ({value: age, label: capitalized(age)}))},
          ],
          words: false,
          empty: [
            'No newest release has this kind of change. Choose ',
            strong('Show all'),
            ' and open a component: its older releases are on its page.',
          ],
        },
        {label: 'Newest releases', columns: ['Component', 'Newest release', 'Date', 'Kinds of change', 'Status']},
        [...newestRows('current'), ...newestRows('legacy')],
      ),
    ],
  },
  news: {fact: changelog, show: newsBlocks},
  feeds: {fact: changelog, show: () => [bulletList(feedLinks())]},
  api: {fact: changelog, show: apiReleaseBlocks},
  ...keyed(
    changelog.current,
    (component) => `current/${component.name}` as const,
    (component) => ({fact: component, show: () => componentBlocks(component, 'current')}),
  ),
  ...keyed(
    changelog.legacy,
    (component) => `legacy/${component.name}` as const,
    (component) => ({fact: component, show: () => componentBlocks(component, 'legacy')}),
  ),
});

/** Title of a module or group of functions; of other parts, for instance the dashboard, their name. */
const ownerTitle = (id: string): string => {
  const key = id.replace('functions/', '');
  const owners: Readonly<Record<string, {title: string}>> = {...facts.modules, ...facts.functions};
  return owners[key]?.title ?? capitalized(id);
};

const statusWords = (status: IssueStatus): string => status.replaceAll('_', ' ');

const statusTones: Readonly<Record<IssueStatus, Tone>> = {
  investigating: 'notice',
  identified: 'notice',
  fix_scheduled: 'notice',
  monitoring: 'good',
  limitation: 'plain',
  resolved: 'good',
};

const severityTones: Readonly<Record<KnownIssue['severity'], Tone>> = {high: 'alarm', medium: 'notice', low: 'plain'};

/** The page that says how something works that issues occur in. */
function areaLink(area: string): PhrasingContent {
  const module = moduleKeys.find((key) => key === area);
  return link(module ? paths.module(module) : '/docs/extras/dashboard', ownerTitle(area));
}

/** The release that has the fix, linked to its notes; one to come, to the page that will have them. */
function fixedIn({fixedIn: fix, status}: KnownIssue): Inline[] {
  const component = components.current.find((component) => component.name === fix?.component);
  if (!fix || !component) return [];
  const page = paths.component('current', component.name);
  const isPlanned = status === 'fix_scheduled';
  return [
    [
      strong(isPlanned ? 'Fix scheduled for:' : 'Fixed in:'),
      ' ',
      link(isPlanned ? page : `${page}#${releaseAnchor(fix.version)}`, `${component.title} ${fix.version}`),
    ],
  ];
}

/** Open ones first, then what stays as it is, then what is over; among these the worst first, then the newest. */
function byUrgency(a: KnownIssue, b: KnownIssue): number {
  const rank = ({status}: KnownIssue): number => ['limitation', 'resolved'].indexOf(status);
  const severity = (issue: KnownIssue): number => severities.indexOf(issue.severity);
  return rank(a) - rank(b) || severity(a) - severity(b) || b.since.localeCompare(a.since);
}

/** A known issue under a heading with its id as anchor. */
const issueItem = (issue: KnownIssue): Filtered<Block> => {
  const {id, title, status, severity, since, areas, workaround} = issue;
  return {
    id: issueAnchor(id),
    values: {status: [status], area: areas},
    text: [id, title, statusWords(status), `${severity} severity`, ...areas.map(ownerTitle), workaround].join(' '),
    shown: [
      heading(3, `${id}: ${title}`, issueAnchor(id)),
      bulletList([
        [
          strong('Status:'),
          ' ',
          badge(statusTones[status], capitalized(statusWords(status))),
          ' ',
          badge(severityTones[severity], `${capitalized(severity)} severity`),
        ],
        [strong('Since:'), ' ', since],
        [strong('Where:'), ' ', ...joined(areas.map(areaLink))],
        [strong('Workaround:'), ' ', ...parts(marked(workaround))],
        ...fixedIn(issue),
      ]),
    ],
  };
};

/** Known issues with filters (`all`), or what their states mean (`states`). */
export const issues = views({
  all: {
    fact: knownIssues,
    show: () => [
      filteredBlocks(
        {
          things: 'issues',
          facets: [
            {
              key: 'status',
              label: 'Status',
              options: issueStatuses.map((status) => ({value: status, label: capitalized(statusWords(status))})),
            },
            {
              key: 'area',
              label: 'Area',
              options: [...moduleKeys, 'dashboard']
                .map((area) => ({value: area, label: ownerTitle(area)}))
                .sort((a, b) => a.label.localeCompare(b.label, 'en-US')),
            },
          ],
          words: true,
          empty: [
            'No known issue matches. Choose ',
            strong('Show all'),
            ', or ',
            link('/faq/reporting-issues#contents', 'report what you see'),
            '.',
          ],
        },
        [...knownIssues].sort(byUrgency).map(issueItem),
      ),
    ],
  },
  states: {
    fact: issueStatusMeanings,
    show: () => [
      bulletList(
        issueStatuses.map((status): Inline => [
          badge(statusTones[status], capitalized(statusWords(status))),
          `: ${issueStatusMeanings[status]}.`,
        ]),
      ),
    ],
  },
});

/** Premium: the whole comparison of limits, what only Premium has, and what happens when it ends. */
export const premium = views({
  comparison: {fact: plans, show: comparison},
  only: {
    fact: premiumOnly,
    show: () => [
      bulletList(
        premiumOnly.map((feature): Inline => {
          const owner =
            'module' in feature
              ? link(paths.module(feature.module), facts.modules[feature.module].title)
              : link(paths.functionGroup(feature.function), facts.functions[feature.function].title);
          return [owner, `: ${uncapitalized(feature.feature)}`];
        }),
      ),
    ],
  },
  states: {
    fact: plans,
    show: () => [
      table(
        ['State', 'What it means'],
        plans.downgrade.states.map((state): Inline[] => [
          code(state.state),
          'days' in state ? `${state.meaning} This lasts ${state.days} days.` : state.meaning,
        ]),
      ),
    ],
  },
});

/** Ready invites with what each asks for. */
export const presets = blockKind({all: describedPresets}, (list) => [
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
    index().map((use): Inline[] => {
      const all = use.requiredBy.length === Object.keys(facts.modules).length + Object.keys(facts.functions).length;
      return [
        strong(use.label),
        all ? 'everything' : use.requiredBy.map(ownerTitle).join(', ') || 'nothing',
        use.optionalFor.map(ownerTitle).join(', ') || 'nothing',
      ];
    }),
  ),
]);

/** Privileged intents: used by what, and why others are not. */
export const intentIndex = blockKind({all: intents}, (all) => [
  table(
    ['Intent', 'Used by'],
    [
      ...all.privilegedUsed.map((intent): Inline[] => [strong(intent.label), intent.usedBy.join(', ')]),
      ...all.privilegedNotUsed.map((intent): Inline[] => [strong(intent.label), `nothing. ${intent.why}`]),
    ],
  ),
]);

/** An error code leads to its entry; a scope is code. */
function listItem(text: string): Inline {
  if (errors.some((error) => error.code === text)) return link(paths.error(text), [code(text)]);
  return /^[a-z]+:[a-z]+$/.test(text) ? code(text) : marked(text);
}

/** The list of strings that a path leads to, as in placeholders; undefined if it leads to none. */
function listAt(path: string): readonly string[] | undefined {
  const found = lookUpText(facts, path);
  return 'value' in found && typeof found.value === 'object' ? found.value : undefined;
}

/** Any list of strings among the facts, by the path of a placeholder. */
const listKind = (show: (items: readonly Inline[]) => Block): BlockKind => ({
  keys: () => ['a path to a list of strings, as in placeholders'],
  render: (of) => {
    const items = listAt(of);
    return items && [show(items.map(listItem))];
  },
  fact: listAt,
});

/** Strings among the facts as bullets. */
export const list = listKind(bulletList);

/** Strings among the facts as numbered steps. */
export const steps = listKind(numberedList);
