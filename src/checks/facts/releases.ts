import {issueAreas} from '../../facts/knownIssues';
import {changelog, moduleKeyOf} from '../../facts/releases';
import type {ChangelogComponent, KnownIssue} from '../../facts/types';
import {checkKnown, checkUnique, idsOf, namesOf, type Report, type ReportIn} from './report';

type ComponentStatus = 'current' | 'legacy';

/** Splits a semantic version: `"1.10.0"` → `[1, 10, 0]` */
const numbersOf = (version: string): number[] => version.split('.').map(Number);

function isNewer(version: string, otherVersion: string): boolean {
  const numbers = numbersOf(version);
  const otherNumbers = numbersOf(otherVersion);
  const firstDifference = numbers.findIndex((number, index) => number !== otherNumbers[index]);
  return firstDifference >= 0 && (numbers[firstDifference] ?? 0) > (otherNumbers[firstDifference] ?? 0);
}

/** `Date` reads 30 February as 2 March, so the result is compared with the text. */
function isIsoDate(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}

/** Returns the `Report` for the file with a component's releases: its module's file, or a file named after the component. */
export function reportOfComponentFile(componentName: string, status: ComponentStatus, reportIn: ReportIn): Report {
  const moduleKey = status === 'current' ? moduleKeyOf(componentName) : undefined;
  if (moduleKey === undefined) return reportIn(`releases/${status}/${componentName}.ts`);
  // `modules.polls.entries` → `entries`
  const [, , part] = componentName.split('.');
  const prefix = part === undefined ? [] : ['parts', part];
  return (factPath, message, repair) => reportIn(`modules/${moduleKey}.ts`)([...prefix, ...factPath], message, repair);
}

/** Checks the versions, dates, order and changes of a component's releases, and its successor. */
export function checkComponent(component: ChangelogComponent, report: Report): void {
  component.releases.forEach((release, index) => {
    const factPath = ['releases', release.version];
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) {
      report(factPath, `"${release.version}" is not a version`, 'Write major.minor.patch.');
    }
    if (release.changes.breaking && !release.migration) {
      report(factPath, `${release.version} has a breaking change without a migration note`, 'Add `migration`.');
    }
    if (!isIsoDate(release.date)) report(factPath, `"${release.date}" is not an ISO date`, 'Write YYYY-MM-DD.');
    const releaseAbove = component.releases[index - 1];
    if (releaseAbove && (!isNewer(releaseAbove.version, release.version) || releaseAbove.date < release.date)) {
      const message = `${releaseAbove.version} (${releaseAbove.date}) is not newer than ${release.version} (${release.date})`;
      report(factPath, message, 'Put the newest first.');
    }
  });
  if (component.successor)
    checkKnown('current component', [component.successor], namesOf(changelog.current), ['successor'], report);
}

/** Checks that an issue names a release exactly if its status needs one, and that a scheduled one is newer than all others. */
function checkFixedIn(
  {id, status, fixedIn}: KnownIssue,
  components: readonly ChangelogComponent[],
  report: Report,
): void {
  const claimsRelease = status === 'monitoring' || status === 'resolved';
  const factPath = [id, 'fixedIn'];
  if (!fixedIn) {
    if (claimsRelease || status === 'fix_scheduled') {
      report([id], `${id} has the status ${status}, but names no release`, 'Add `fixedIn`, or set another status.');
    }
    return;
  }
  checkKnown('component', [fixedIn.component], namesOf(components), factPath, report);
  const component = components.find((candidate) => candidate.name === fixedIn.component);
  if (!component) return;
  const releaseName = `${fixedIn.component} ${fixedIn.version}`;
  const release = component.releases.find(({version}) => version === fixedIn.version);
  if (claimsRelease) {
    if (!release)
      report(factPath, `${releaseName} is not released`, 'Add the release, or set the status to fix_scheduled.');
  } else if (status === 'fix_scheduled') {
    const newest = component.releases[0]?.version ?? '0.0.0';
    if (!isNewer(fixedIn.version, newest)) {
      report(
        factPath,
        `${releaseName} is not newer than ${newest}`,
        'Name a future release, or set the status to monitoring.',
      );
    }
  } else {
    report(
      factPath,
      `${id} has the status ${status}, but names a release`,
      'Set the status to fix_scheduled, or remove `fixedIn`.',
    );
  }
}

/** Checks the ids, areas and dates of known issues, and the releases that fix them. */
export function checkIssues(
  issues: readonly KnownIssue[],
  report: Report,
  components: readonly ChangelogComponent[] = changelog.current,
): void {
  checkUnique('issue', idsOf(issues), [], report);
  for (const issue of issues) {
    const {id, areas, since} = issue;
    checkKnown('area', areas, issueAreas, [id, 'areas'], report);
    if (!isIsoDate(since)) report([id, 'since'], `"${since}" is not an ISO date`, 'Write YYYY-MM-DD.');
    checkFixedIn(issue, components, report);
  }
}
