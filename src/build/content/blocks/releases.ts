import {changelog} from '../../../facts/releases';
import {fieldsDeprecatedIn} from '../../../facts/derived/api/replacedFields';
import {apiChangeGroupsOf, releasesThatChangeApi, latestNews} from '../../../facts/derived/releases';
import {changeKinds, type ChangeKind, type ChangelogComponent, type Release} from '../../../facts/types';
import {cellAttributes} from '../../markdown/remarkLabelTables';
import type {BadgeTone} from '../../../lib/filterList';
import {paths, releaseAnchorId} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {badge, filterList} from './filterList';
import {deprecatedFieldMarkdown, releaseText} from './releaseText';
import {
  withDetectedCode,
  join,
  attributeJson,
  lines,
  mdx,
  paragraphs,
  table,
  type Markdown,
  type MdxValue,
} from './mdxTemplate';

const componentStatuses = ['current', 'legacy'] as const;
type ComponentStatus = (typeof componentStatuses)[number];

/** Widens the changelog's literal types. */
export const componentsByStatus: Readonly<Record<ComponentStatus, readonly ChangelogComponent[]>> = changelog;

const currentReleaseLink = ({name, title}: ChangelogComponent, {version}: Release): Markdown =>
  mdx`[${title} ${version}](${paths.component('current', name)}#${releaseAnchorId(version)})`;

const releaseSection = (component: ChangelogComponent, release: Release): Markdown => mdx`
  ## ${release.version} (${release.date}) {/* #${releaseAnchorId(release.version)} */}

  ${releaseText(component, release)}
`;

const successorSection = (predecessorTitle: string, successor: ChangelogComponent): Markdown => mdx`
  ## What came after {/* #successor */}

  [${successor.title}](${paths.component('current', successor.name)}) took over from ${predecessorTitle}, and its page has everything since.
`;

function componentPage(component: ChangelogComponent): Markdown {
  const successor = componentsByStatus.current.find(({name}) => name === component.successor);
  return mdx`
    ${paragraphs(component.releases.map((release) => releaseSection(component, release)))}

    ${successor && successorSection(component.title, successor)}
  `;
}

const kindTones: Readonly<Record<ChangeKind, BadgeTone>> = {
  breaking: 'alarm',
  added: 'good',
  changed: 'plain',
  deprecated: 'notice',
  removed: 'notice',
  fixed: 'plain',
  security: 'alarm',
};

function newestRowIfAny(status: ComponentStatus, {name, title, releases: [newest]}: ChangelogComponent) {
  if (!newest) return [];
  const page = paths.component(status, name);
  const kinds = changeKinds.filter((kind) => newest.changes[kind]);
  return [
    {
      id: `${status}-${name}`,
      values: {kind: kinds, status: [status]},
      text: title,
      date: newest.date,
      cells: [
        mdx`[${title}](${page})`,
        mdx`[${newest.version}](${page}#${releaseAnchorId(newest.version)})`,
        newest.date,
        join(
          kinds.map((kind) => badge(kindTones[kind], capitalized(kind))),
          ' ',
        ),
        capitalized(status),
      ],
    },
  ];
}

/** Newest first; equal dates keep the order of the facts. */
const newestRows = (status: ComponentStatus) =>
  componentsByStatus[status]
    .flatMap((component) => newestRowIfAny(status, component))
    .sort((a, b) => b.date.localeCompare(a.date));

const releaseColumns = ['Component', 'Newest release', 'Date', 'Kinds of change', 'Status'];

const releaseIndex = (): Markdown => {
  const rows = componentStatuses.flatMap(newestRows);
  const renderRow = ({id, cells}: (typeof rows)[number]): Markdown => {
    const cell = (value: MdxValue, column: number) => {
      const {role, 'data-label': label} = cellAttributes(column, releaseColumns);
      const labelAttribute = label !== undefined && mdx` data-label="${label}"`;
      return mdx`<td role="${role}"${labelAttribute}>${value}</td>`;
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
        {
          key: 'status',
          label: 'Status',
          options: componentStatuses.map((status) => ({value: status, label: capitalized(status)})),
        },
      ],
      searchable: false,
      noItems: mdx`There are no releases yet.`,
      noMatches: mdx`No newest release has this kind of change. Choose **Show all** and open a component: its older releases are on its page.`,
    },
    rows,
    mdx`
      <FilterTable label="Newest releases" columns={${attributeJson(releaseColumns)}}>
        ${paragraphs(rows.map(renderRow))}
      </FilterTable>
    `,
  );
};

/** `- 2026-06-16, [Core 3.2.0](…): /diagnose names the channel permission that is missing.` */
const newsList = (): Markdown => {
  const items = latestNews(componentsByStatus.current).map(
    ({component, release, text}) =>
      mdx`- ${release.date}, ${currentReleaseLink(component, release)}: ${withDetectedCode(text)}`,
  );
  return items.length > 0 ? lines(items) : mdx`No release has news yet.`;
};

/** The newest ten: `| [Logging 3.0.0](…) | 2026-06-16 | **Added:** … **Deprecated:** events: use groups instead. |` */
const apiChangeTable = (): Markdown => {
  const releaseList = releasesThatChangeApi(componentsByStatus.current).slice(0, 10);
  const rows = releaseList.map(({component, release}) => {
    const changes = apiChangeGroupsOf(release).map(
      ({kind, texts}) => mdx`**${capitalized(kind)}:** ${join(texts.map(withDetectedCode), ' ')}`,
    );
    const deprecations = fieldsDeprecatedIn(component, release).map(
      (field) => mdx`**Deprecated:** ${deprecatedFieldMarkdown(field)}`,
    );
    const date = mdx`<span className="day">${release.date}</span>`;
    return mdx`| ${currentReleaseLink(component, release)} | ${date} | ${join([...changes, ...deprecations], ' ')} |`;
  });
  return table(['Release', 'Date', 'Changes'], rows);
};

/** Typed with its keys, `current/core`, so that code editors complete them in pages. */
const componentPages = <PageStatus extends ComponentStatus, Name extends string>(
  status: PageStatus,
  components: readonly (ChangelogComponent & {name: Name})[],
) =>
  Object.fromEntries(
    components.map((component) => [`${status}/${component.name}`, () => componentPage(component)]),
  ) as Record<`${PageStatus}/${Name}`, () => Markdown>;

/** `current/core` → `## 3.2.0 (2026-06-16)` with its changes; `index`: newest releases; `news`: what owners notice; `api`: changes to the API. */
export const releases = {
  index: releaseIndex,
  news: newsList,
  api: apiChangeTable,
  ...componentPages('current', changelog.current),
  ...componentPages('legacy', changelog.legacy),
};
