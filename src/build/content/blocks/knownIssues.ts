import {issueStatusMeanings, knownIssues} from '../../../facts/knownIssues';
import {issueStatuses, severities, type IssueStatus, type KnownIssue} from '../../../facts/types';
import type {BadgeTone} from '../../../lib/markup';
import {issueAnchorId, paths, releaseAnchorId} from '../../../facts/derived/paths';
import {capitalized} from '../../../lib/sentences';
import {badge} from './badge';
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
  ### ${issue.id}: ${issue.title} {/* #${issueAnchorId(issue.id)} */}

  - **Status:** ${statusBadge(issue.status)}
  - **Severity:** ${badge(severityTones[issue.severity], capitalized(issue.severity))}
  - **Since:** ${issue.since}
  - **Where:** ${join(issue.areas.map(areaLink), ', ')}
  - **Workaround:** ${withDetectedCode(issue.workaround)}
  ${fixedInItem(issue)}
`;

const issueSections = (): Markdown =>
  knownIssues.length > 0
    ? paragraphs([...knownIssues].sort(byUrgency).map(issueSection))
    : mdx`There are no known issues right now.`;

/** `all` → a section for each issue; `states` → `- Monitoring: the fix is out, and we're watching whether it works.` */
export const issues = {
  all: issueSections,
  states: () => lines(issueStatuses.map((status) => mdx`- ${statusBadge(status)}: ${issueStatusMeanings[status]}.`)),
};
