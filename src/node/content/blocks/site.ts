import {facts} from '../factTree';
import {errors} from '../../../facts/errors';
import {functionList} from '../../../facts/functions';
import {invitePresets} from '../../../facts/install';
import {moduleList} from '../../../facts/modules';
import {intents} from '../../../shared/intents';
import {issueStatusMeanings, knownIssues} from '../../../facts/knownIssues';
import {presetPermissions} from '../../../shared/invites';
import {premiumOnly} from '../../../shared/limits';
import {plans} from '../../../facts/plans';
import {changelog} from '../../../facts/releases';
import {deprecatedIn} from '../../../shared/api/replaced';
import {apiChangesOf, apiReleases, news} from '../../../shared/releases';
import {
  changeKinds,
  issueStatuses,
  moduleKeys,
  severities,
  type ChangeKind,
  type Component,
  type IssueStatus,
  type KnownIssue,
  type Permission,
  type PermissionNeed,
  type PermissionNeeds,
  type Release,
} from '../../../facts/types';
import {cellAttributes} from '../../markdown/remarkTables';
import {lookUpText} from '../factLookup';
import type {Tone} from '../../../shared/filterList';
import {issueAnchor, paths, releaseAnchor} from '../../../shared/routing/paths';
import {capitalized, counted, uncapitalized} from '../../../shared/sentences';
import type {LookupBlock} from './block';
import {limitComparison} from './features';
import {filterList} from './filterList';
import {inlineMarkdown} from './inlineMarkdown';
import {formerFieldMarkdown, releaseText} from './releaseText';
import {code, join, json, lines, Markdown, mdx, paragraphs, type Value} from './mdx';

const ages = ['current', 'legacy'] as const;
type Age = (typeof ages)[number];

const components: Readonly<Record<Age, readonly Component[]>> = changelog;

const releaseLink = ({name, title}: Component, {version}: Release): Markdown =>
  mdx`[${title} ${version}](${paths.component('current', name)}#${releaseAnchor(version)})`;

const releaseSection = (component: Component, release: Release): Markdown => mdx`
  ## ${release.version} (${release.date}) {/* #${releaseAnchor(release.version)} */}

  ${releaseText(component, release)}
`;

const successorSection = ({name, title}: Component): Markdown => mdx`
  ## What came after {/* #successor */}

  These are the last releases of this component. They stay here in case you look something up. [${title}](${paths.component('current', name)}) took over, and its page has everything since.
`;

function componentPage(component: Component): Markdown {
  const successor = components.current.find(({name}) => name === component.successor);
  return mdx`
    ${paragraphs(component.releases.map((release) => releaseSection(component, release)))}

    ${successor && successorSection(successor)}
  `;
}

const badge = (tone: Tone, word: string): Markdown => mdx`<Badge tone="${tone}">${word}</Badge>`;

const kindTones: Readonly<Record<ChangeKind, Tone>> = {
  breaking: 'alarm',
  added: 'good',
  changed: 'plain',
  deprecated: 'notice',
  removed: 'notice',
  fixed: 'plain',
  security: 'alarm',
};

function newestRow(age: Age, {name, title, releases: [newest]}: Component) {
  if (!newest) return [];
  const page = paths.component(age, name);
  const kinds = changeKinds.filter((kind) => newest.changes[kind]);
  return [
    {
      id: `${age}-${name}`,
      values: {kind: kinds, status: [age]},
      text: title,
      date: newest.date,
      cells: [
        mdx`[${title}](${page})`,
        mdx`[${newest.version}](${page}#${releaseAnchor(newest.version)})`,
        newest.date,
        join(
          kinds.map((kind) => badge(kindTones[kind], capitalized(kind))),
          ' ',
        ),
        capitalized(age),
      ],
    },
  ];
}

/** Newest first; equal dates keep the order of the facts. */
const newestRows = (age: Age) =>
  components[age].flatMap((component) => newestRow(age, component)).sort((a, b) => b.date.localeCompare(a.date));

const releaseColumns = ['Component', 'Newest release', 'Date', 'Kinds of change', 'Status'];

const releaseIndex = (): Markdown => {
  const rows = ages.flatMap(newestRows);
  const row = ({id, cells}: (typeof rows)[number]): Markdown => {
    const cell = (value: Value, column: number) => {
      const {role, 'data-label': label} = cellAttributes(column, releaseColumns);
      const named = label !== undefined && mdx` data-label="${label}"`;
      return mdx`<td role="${role}"${named}>${value}</td>`;
    };
    return mdx`<FilterItem of="${id}" as="tr">${cells.map(cell)}</FilterItem>`;
  };
  return filterList(
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
      searchable: false,
      empty: mdx`No newest release has this kind of change. Choose **Show all** and open a component: its older releases are on its page.`,
    },
    rows,
    mdx`
      <FilterTable label="Newest releases" columns={${json(releaseColumns)}}>
        ${paragraphs(rows.map(row))}
      </FilterTable>
    `,
  );
};

/** `- 2026-06-16, [Core 3.2.0](…): /diagnose names the channel permission that is missing.` */
const newsList = (): Markdown => {
  const item = ({component, release, text}: ReturnType<typeof news>[number]) =>
    mdx`- ${release.date}, ${releaseLink(component, release)}: ${inlineMarkdown(text)}`;
  return lines(news(components.current).map(item));
};

/** `| [Logging 3.0.0](…) | 2026-06-16 | **Added:** … **Deprecated:** events: use groups instead. |` */
const apiChanges = (): Markdown => {
  const row = ({component, release}: ReturnType<typeof apiReleases>[number]) => {
    const changes = apiChangesOf(release).map(
      ({kind, texts}) => mdx`**${capitalized(kind)}:** ${join(texts.map(inlineMarkdown), ' ')}`,
    );
    const former = deprecatedIn(component, release).map((field) => mdx`**Deprecated:** ${formerFieldMarkdown(field)}`);
    const date = mdx`<span className="day">${release.date}</span>`;
    return mdx`| ${releaseLink(component, release)} | ${date} | ${join([...changes, ...former], ' ')} |`;
  };
  return mdx`
    | Release | Date | Changes |
    | - | - | - |
    ${lines(apiReleases(components.current).map(row))}
  `;
};

const componentPages = <Kind extends Age, Name extends string>(
  age: Kind,
  list: readonly (Component & {name: Name})[],
) =>
  Object.fromEntries(list.map((component) => [`${age}/${component.name}`, () => componentPage(component)])) as Record<
    `${Kind}/${Name}`,
    () => Markdown
  >;

/** `current/core` → `## 3.2.0 (2026-06-16)` with its changes; `index`: newest releases; `news`: what owners notice. */
export const releases = {
  index: releaseIndex,
  news: newsList,
  api: apiChanges,
  ...componentPages('current', changelog.current),
  ...componentPages('legacy', changelog.legacy),
};

/** `polls` → `Polls`; `dashboard`, which has no facts of its own → `Dashboard`. */
const ownerTitle = (id: string): string => {
  const key = id.replace('functions/', '');
  const owners: Readonly<Record<string, {title: string}>> = {...facts.modules, ...facts.functions};
  return owners[key]?.title ?? capitalized(id);
};

const statusLabel = (status: IssueStatus): string => status.replaceAll('_', ' ');

const statusTones: Readonly<Record<IssueStatus, Tone>> = {
  investigating: 'notice',
  identified: 'notice',
  fix_scheduled: 'notice',
  monitoring: 'good',
  limitation: 'plain',
  resolved: 'good',
};

const severityTones: Readonly<Record<KnownIssue['severity'], Tone>> = {high: 'alarm', medium: 'notice', low: 'plain'};

const statusBadge = (status: IssueStatus): Markdown => badge(statusTones[status], capitalized(statusLabel(status)));

function areaLink(area: string): Markdown {
  const module = moduleKeys.find((key) => key === area);
  return mdx`[${ownerTitle(area)}](${module ? paths.module(module) : '/docs/extras/dashboard'})`;
}

/** A scheduled release has no notes yet, so this links to the page that will have them. */
function fixedIn({fixedIn: fix, status}: KnownIssue): Value {
  const component = components.current.find((component) => component.name === fix?.component);
  if (!fix || !component) return undefined;
  const page = paths.component('current', component.name);
  return status === 'fix_scheduled'
    ? mdx`- **Fix scheduled for:** [${component.title} ${fix.version}](${page})`
    : mdx`- **Fixed in:** [${component.title} ${fix.version}](${page}#${releaseAnchor(fix.version)})`;
}

/** Sorts open issues first, then limitations, then resolved ones; each by severity, newest first. */
function byUrgency(a: KnownIssue, b: KnownIssue): number {
  const rank = ({status}: KnownIssue): number => ['limitation', 'resolved'].indexOf(status);
  const severity = (issue: KnownIssue): number => severities.indexOf(issue.severity);
  return rank(a) - rank(b) || severity(a) - severity(b) || b.since.localeCompare(a.since);
}

const issueSection = (issue: KnownIssue): Markdown => mdx`
  <FilterItem of="${issueAnchor(issue.id)}">
    ### ${issue.id}: ${issue.title} {/* #${issueAnchor(issue.id)} */}

    - **Status:** ${statusBadge(issue.status)} ${badge(severityTones[issue.severity], `${capitalized(issue.severity)} severity`)}
    - **Since:** ${issue.since}
    - **Where:** ${join(issue.areas.map(areaLink), ', ')}
    - **Workaround:** ${inlineMarkdown(issue.workaround)}
    ${fixedIn(issue)}
  </FilterItem>
`;

const issueList = (): Markdown => {
  const issues = [...knownIssues].sort(byUrgency);
  return filterList(
    {
      things: 'issues',
      facets: [
        {
          key: 'status',
          label: 'Status',
          options: issueStatuses.map((status) => ({value: status, label: capitalized(statusLabel(status))})),
        },
        {
          key: 'area',
          label: 'Area',
          options: [...moduleKeys, 'dashboard']
            .map((area) => ({value: area, label: ownerTitle(area)}))
            .sort((a, b) => a.label.localeCompare(b.label, 'en-US')),
        },
      ],
      searchable: true,
      empty: mdx`No known issue matches. Choose **Show all**, or [report what you see](/faq/reporting-issues#contents).`,
    },
    issues.map(({id, title, status, severity, areas, workaround}) => ({
      id: issueAnchor(id),
      values: {status: [status], area: areas},
      text: [id, title, statusLabel(status), `${severity} severity`, ...areas.map(ownerTitle), workaround].join(' '),
    })),
    paragraphs(issues.map(issueSection)),
  );
};

/** `all` → sections below filters; `states` → `- Monitoring: the fix is out, and we're watching whether it works.` */
export const issues = {
  all: issueList,
  states: () => lines(issueStatuses.map((status) => mdx`- ${statusBadge(status)}: ${issueStatusMeanings[status]}.`)),
};

const premiumFeature = (feature: (typeof premiumOnly)[number]): Markdown => {
  const owner =
    'module' in feature
      ? mdx`[${facts.modules[feature.module].title}](${paths.module(feature.module)})`
      : mdx`[${facts.functions[feature.function].title}](${paths.functionGroup(feature.function)})`;
  return mdx`- ${owner}: ${uncapitalized(feature.feature)}`;
};

const stateRow = (state: (typeof plans.downgrade.states)[number]): Markdown =>
  mdx`| ${code(state.state)} | ${state.meaning}${'days' in state && ` This lasts ${state.days} days.`} |`;

/** `comparison` → all limits; `only` → `- [Welcoming](…): welcome card image`; `states` → what follows Premium. */
export const premium = {
  comparison: limitComparison,
  only: () => lines(premiumOnly.map(premiumFeature)),
  states: () => mdx`
    | State | What it means |
    | - | - |
    ${lines(plans.downgrade.states.map(stateRow))}
  `,
};

const ownerCount = Object.keys(facts.modules).length + Object.keys(facts.functions).length;

const ownerTitles = (ids: readonly string[]): string => ids.map(ownerTitle).join(', ') || 'nothing';

const permissionRow = ({label, requiredBy, optionalFor}: (typeof facts.permissionIndex)[number]): Markdown => {
  const required = requiredBy.length === ownerCount ? 'everything' : ownerTitles(requiredBy);
  return mdx`| **${label}** | ${required} | ${ownerTitles(optionalFor)} |`;
};

/** `all` → `| **Manage Server** | Invite tracker | Logging |` */
export const permissionIndex = {
  all: () => mdx`
    | Permission | Required by | Optional for |
    | - | - | - |
    ${lines(facts.permissionIndex.map(permissionRow))}
  `,
};

function worksWith({required, optional}: PermissionNeeds, granted: readonly Permission[]): string {
  const has = ({permission}: PermissionNeed): boolean => granted.includes(permission);
  if (!required.every(has)) return 'no';
  return optional.every(has) ? 'yes' : 'partly';
}

/** `all` → `| Logging | no | partly | yes |`, a column for each preset. */
export const presetTable = {
  all: () => {
    const sets = invitePresets.map((preset) => ({label: preset.label, granted: presetPermissions(preset)}));
    const row = (name: string, cells: readonly string[]): Markdown => mdx`| ${name} | ${join(cells, ' | ')} |`;
    const heads = sets.map(({label, granted}) => `${label}, ${counted(granted.length, 'permission')}`);
    const rows = [...moduleList, ...functionList].map(({title, permissions}) => {
      const works = sets.map(({granted}) => worksWith(permissions, granted));
      return row(title, works);
    });
    return mdx`
      ${row('What works', heads)}
      | - | ${new Markdown(sets.map(() => '-').join(' | '))} |
      ${lines(rows)}
    `;
  },
};

/** `all` → `| **Message Content** | Logging, Autoresponder, Tickets, Server stats, Moderation |` */
export const intentIndex = {
  all: () => mdx`
    | Intent | Used by |
    | - | - |
    ${lines(intents.privilegedUsed.map(({label, usedBy}) => mdx`| **${label}** | ${usedBy.join(', ')} |`))}
    ${lines(intents.privilegedNotUsed.map(({label, why}) => mdx`| **${label}** | nothing. ${why} |`))}
  `,
};

function listItem(text: string): Value {
  if (errors.some((error) => error.code === text)) return mdx`[${code(text)}](${paths.error(text)})`;
  return /^[a-z]+:[a-z]+$/.test(text) ? code(text) : inlineMarkdown(text);
}

/** Finds a list of strings by its path, as in placeholders. */
const listOf =
  (bullet: Markdown): LookupBlock =>
  (path) => {
    const found = lookUpText(facts, path);
    if (!('value' in found) || typeof found.value !== 'object') return undefined;
    const items = found.value;
    return () => lines(items.map((item) => mdx`${bullet} ${listItem(item)}`));
  };

/** `plans.purchase.where` → ``- the button in the reply to `/premium` `` */
export const list = listOf(mdx`-`);

/** `plans.cancel.steps` → `1. Open User Settings` */
export const steps = listOf(mdx`1.`);
