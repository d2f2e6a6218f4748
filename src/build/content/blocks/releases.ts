import {changelog} from '../../../facts/releases';
import {fieldsDeprecatedIn} from '../../../facts/derived/api/replacedFields';
import {apiChangeGroupsOf, releasesThatChangeApi, latestNews} from '../../../facts/derived/releases';
import {changeKinds, type ChangeKind, type ChangelogComponent, type Release} from '../../../facts/types';
import type {BadgeTone} from '../../../lib/markup';
import {paths, releaseAnchorId} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {badge} from './badge';
import {deprecatedFieldMarkdown, releaseText} from './releaseText';
import {withDetectedCode, join, lines, mdx, paragraphs, table, type Markdown, type MdxValue} from './mdxTemplate';

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

/** `| [Core](…) | [3.2.0](…) | 2026-06-16 | Added Fixed |`, with the kinds as badges */
function newestRow(
  status: ComponentStatus,
  {name, title}: ChangelogComponent,
  {version, date, changes}: Release,
): Markdown {
  const page = paths.component(status, name);
  const kinds = changeKinds.filter((kind) => changes[kind]).map((kind) => badge(kindTones[kind], capitalized(kind)));
  return mdx`| [${title}](${page}) | [${version}](${page}#${releaseAnchorId(version)}) | ${date} | ${join(kinds, ' ')} |`;
}

/** Newest first; equal dates keep the order of the facts. */
function newestReleases(status: ComponentStatus): MdxValue {
  const rows = componentsByStatus[status]
    .flatMap((component) => component.releases.slice(0, 1).map((release) => ({component, release})))
    .sort((a, b) => b.release.date.localeCompare(a.release.date))
    .map(({component, release}) => newestRow(status, component, release));
  return (
    rows.length > 0 &&
    mdx`
      ### ${capitalized(status)} components {/* #${status} */}

      ${table(['Component', 'Newest release', 'Date', 'Kinds of change'], rows)}
    `
  );
}

const releaseIndex = (): Markdown => paragraphs(componentStatuses.map(newestReleases));

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

/** `current/core` → `## 3.2.0 (2026-06-16)` with its changes; `index`: newest releases, current and legacy; `news`: what owners notice; `api`: changes to the API. */
export const releases = {
  index: releaseIndex,
  news: newsList,
  api: apiChangeTable,
  ...componentPages('current', changelog.current),
  ...componentPages('legacy', changelog.legacy),
};
