import {issueAreas, issueStatusMeanings, knownIssues} from '../../../facts/knownIssues';
import {issueStatuses, severities, type IssueStatus, type KnownIssue} from '../../../facts/types';
import type {BadgeTone} from '../../../lib/filterList';
import {issueAnchorId, paths, releaseAnchorId} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {badge, filterList} from './filterList';
import {withDetectedCode, join, lines, Markdown, mdx, paragraphs, type MdxValue} from './mdxTemplate';
import {componentsByStatus} from './releases';
import {featureLink, isModuleKey, issueAreaTitle} from './feature';

const statusLabel = (status: IssueStatus): string => status.replaceAll('_', ' ');

const statusTones: Readonly<Record<IssueStatus, BadgeTone>> = {
  investigating: 'notice',
  identified: 'notice',
  fix_scheduled: 'notice',
  monitoring: 'good',
  limitation: 'plain',
  resolved: 'good',
};

const severityTones: Readonly<Record<KnownIssue['severity'], BadgeTone>> = {
  high: 'alarm',
  medium: 'notice',
  low: 'plain',
};

const statusBadge = (status: IssueStatus): Markdown => badge(statusTones[status], capitalized(statusLabel(status)));

function areaLink(area: string): Markdown {
  return isModuleKey(area) ? featureLink(area) : mdx`[${issueAreaTitle(area)}](${paths.dashboard})`;
}

/** A scheduled release has no notes yet, so this links to the page that will have them. */
function fixedInItem({fixedIn: fix, status}: KnownIssue): MdxValue {
  const component = componentsByStatus.current.find((component) => component.name === fix?.component);
  if (!fix || !component) return undefined;
  const page = paths.component('current', component.name);
  return status === 'fix_scheduled'
    ? mdx`- **Fix scheduled for:** [${component.title} ${fix.version}](${page})`
    : mdx`- **Fixed in:** [${component.title} ${fix.version}](${page}#${releaseAnchorId(fix.version)})`;
}

/** Sorts open issues first, then limitations, then issues whose fix is out; each by severity, newest first. */
function byUrgency(a: KnownIssue, b: KnownIssue): number {
  // -1 for open issues.
  const statusRank = ({status}: KnownIssue): number => ['limitation', 'monitoring', 'resolved'].indexOf(status);
  const severityRank = (issue: KnownIssue): number => severities.indexOf(issue.severity);
  return statusRank(a) - statusRank(b) || severityRank(a) - severityRank(b) || b.since.localeCompare(a.since);
}

const issueSection = (issue: KnownIssue): Markdown => mdx`
  <FilterItem of="${issueAnchorId(issue.id)}">
    ### ${issue.id}: ${issue.title} {/* #${issueAnchorId(issue.id)} */}

    - **Status:** ${statusBadge(issue.status)}
    - **Severity:** ${badge(severityTones[issue.severity], capitalized(issue.severity))}
    - **Since:** ${issue.since}
    - **Where:** ${join(issue.areas.map(areaLink), ', ')}
    - **Workaround:** ${withDetectedCode(issue.workaround)}
    ${fixedInItem(issue)}
  </FilterItem>
`;

const issueFilterList = (): Markdown => {
  const sortedIssues = [...knownIssues].sort(byUrgency);
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
          options: issueAreas
            .map((area) => ({value: area, label: issueAreaTitle(area)}))
            .sort((a, b) => a.label.localeCompare(b.label, 'en-US')),
        },
      ],
      searchable: true,
      noItems: mdx`There are no known issues right now.`,
      noMatches: mdx`No known issue matches. Choose **Show all**, or [report what you see](/faq/reporting-issues#contents).`,
    },
    sortedIssues.map(({id, title, status, severity, areas, workaround}) => ({
      id: issueAnchorId(id),
      values: {status: [status], area: areas},
      text: [id, title, statusLabel(status), `${severity} severity`, ...areas.map(issueAreaTitle), workaround].join(
        ' ',
      ),
    })),
    paragraphs(sortedIssues.map(issueSection)),
  );
};

/** `all` → sections below filters; `states` → `- Monitoring: the fix is out, and we're watching whether it works.` */
export const issues = {
  all: issueFilterList,
  states: () => lines(issueStatuses.map((status) => mdx`- ${statusBadge(status)}: ${issueStatusMeanings[status]}.`)),
};
