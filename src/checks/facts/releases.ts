import {knownIssues} from '../../facts/knownIssues';
import {changelog} from '../../facts/releases';
import {moduleKeys, type Component, type KnownIssue, type Release} from '../../facts/types';
import {moduleOf} from '../../shared/api/replaced';
import {noticedIn} from '../../shared/releases';
import {andList} from '../../shared/listFormats';
import {checkUnique, type Report} from './report';

/** Numbers of a semantic version. */
const parts = (version: string): number[] => version.split('.').map(Number);

function isAfter(newer: string, older: string): boolean {
  const [a, b] = [parts(newer), parts(older)];
  const first = a.findIndex((number, index) => number !== b[index]);
  return first >= 0 && (a[first] ?? 0) > (b[first] ?? 0);
}

/** Whether a text is the ISO form of a day that exists: `Date.parse` takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}

/**
 * How many releases a page shows at least, so that a reader sees where a component comes from; one that begins with its
 * first release has no more to show.
 */
const leastReleases = {current: 4, legacy: 2} as const;

type Age = keyof typeof leastReleases;

/**
 * Notes problems where the releases of a component stand: with its module, or in a file named like it.
 * @param report those of a file below `src/facts/`
 */
export function componentReport(name: string, age: Age, report: (file: string) => Report): Report {
  const module = age === 'current' ? moduleOf(name) : undefined;
  if (module === undefined) return report(`releases/${age}/${name}.ts`);
  const [, , part] = name.split('.');
  const prefix = part === undefined ? [] : ['parts', part];
  return (at, message, repair) => report(`modules/${module}.ts`)([...prefix, ...at], message, repair);
}

/** Checks that a release has the kinds of changes that its version promises. */
function checkKinds({version, changes, migration}: Release, place: readonly string[], report: Report): void {
  const [major = 0, minor, patch] = parts(version);
  const startsMajor = minor === 0 && patch === 0;
  if (changes.breaking && !migration) {
    report(place, `${version} breaks something without a migration note`, 'Add `migration`.');
  }
  if (changes.breaking && !startsMajor) {
    report(
      place,
      `${version} breaks something, but is no first release of a major version`,
      'Raise the major version.',
    );
  }
  if (startsMajor && major >= 2 && !changes.breaking) {
    report(place, `${version} breaks nothing`, 'Raise the minor version, or add what breaks.');
  }
  if (patch !== 0 && changes.added) {
    report(place, `${version} adds something, but is a patch`, 'Raise the minor version.');
  }
}

/** Checks that what a release says it fixes are known issues which say the same. */
function checkFixes(
  component: string,
  {version, fixes = []}: Release,
  place: readonly string[],
  issues: readonly KnownIssue[],
  report: Report,
): void {
  for (const id of fixes) {
    const issue = issues.find((issue) => issue.id === id);
    if (!issue) {
      report(place, `unknown issue "${id}"`, 'Name one of src/facts/knownIssues.ts.');
    } else if (issue.fixedIn?.component !== component || issue.fixedIn.version !== version) {
      const said = issue.fixedIn ? `${issue.fixedIn.component} ${issue.fixedIn.version}` : 'no release';
      report(place, `${id} says it is fixed in ${said}`, 'Fix `fixedIn` in src/facts/knownIssues.ts, or `fixes` here.');
    }
  }
}

/**
 * Checks the releases of a component: how many, versions, dates, their order, kinds of changes, migration notes, what
 * they fix, the successor.
 */
export function checkComponent(
  component: Component,
  age: Age,
  report: Report,
  issues: readonly KnownIssue[] = knownIssues,
): void {
  const least = leastReleases[age];
  const isWhole = component.releases.at(-1)?.version === '1.0.0';
  if (component.releases.length < least && !isWhole) {
    report(
      ['releases'],
      `${component.releases.length} releases; a ${age} component has ${least} at least`,
      'Add older ones, down to 1.0.0 if there are no more.',
    );
  }
  component.releases.forEach((release, index) => {
    const place = ['releases', release.version];
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) {
      report(place, `${release.version} is no version`, 'Write major.minor.patch.');
    } else {
      checkKinds(release, place, report);
    }
    if (!isDay(release.date)) {
      report(place, `${release.date} is no ISO date`, 'Write year-month-day.');
    }
    const noticed = noticedIn(release).length;
    if (noticed > 1) {
      report(
        place,
        `${release.version} marks ${noticed} changes as noticed`,
        'Keep the mark of the greatest one only.',
      );
    }
    checkFixes(component.name, release, place, age === 'current' ? issues : [], report);
    const newer = component.releases[index - 1];
    if (newer && (!isAfter(newer.version, release.version) || newer.date < release.date)) {
      report(place, `${newer.version} (${newer.date}) does not follow ${release.version}`, 'Put the newest first.');
    }
  });
  if (component.successor) checkSuccessor(component, component.successor, report);
}

/** Checks that a component ends on the day on which the one that replaces it begins. */
function checkSuccessor({releases}: Component, name: string, report: Report): void {
  const successor: Component | undefined = changelog.current.find((component) => component.name === name);
  if (!successor) {
    report(['successor'], `unknown current component "${name}"`, 'Name one of changelog.current.');
    return;
  }
  const [last] = releases;
  const first = successor.releases.at(-1);
  if (last && first && last.date !== first.date) {
    report(
      ['releases', last.version],
      `the last release is of ${last.date}, but ${name} replaced it on ${first.date}`,
      `Date it ${first.date}, or fix the first release of ${name}.`,
    );
  }
}

/** Checks the release that an issue names: whether there must be one, whether it is out, and whether it says the same. */
function checkFixedIn(
  {id, areas, status, since, fixedIn}: KnownIssue,
  components: readonly Component[],
  report: Report,
): void {
  const isOut = status === 'monitoring' || status === 'resolved';
  const place = [id, 'fixedIn'];
  if (!fixedIn) {
    if (isOut || status === 'fix_scheduled') {
      report([id], `${id} is ${status} in no release`, 'Add `fixedIn`, or set another status.');
    }
    return;
  }
  const component = components.find((component) => component.name === fixedIn.component);
  if (!component) {
    report(place, `unknown component "${fixedIn.component}"`, 'Name one of changelog.current.');
    return;
  }
  const area = moduleOf(fixedIn.component) ?? fixedIn.component;
  if (!areas.includes(area)) {
    report(
      place,
      `${id} is an issue of ${andList.format(areas)}, and ${fixedIn.component} is none of it`,
      'Name the release that fixes it, or add its area to `areas`.',
    );
  }
  const name = `${fixedIn.component} ${fixedIn.version}`;
  const release = component.releases.find((release) => release.version === fixedIn.version);
  if (isOut) {
    if (!release) report(place, `${name} is not out`, 'Write the release first, or set the status to fix_scheduled.');
    else if (!release.fixes?.includes(id)) report(place, `${name} does not fix ${id}`, 'Add the id to its `fixes`.');
    else if (since > release.date) report([id, 'since'], `${since} is after ${name}, which fixes it`, 'Fix the date.');
  } else if (status === 'fix_scheduled') {
    const newest = component.releases[0]?.version ?? '0.0.0';
    if (!isAfter(fixedIn.version, newest)) {
      report(place, `${name} is not newer than ${newest}`, 'Name a release to come, or set the status to monitoring.');
    }
  } else {
    report(place, `${id} is ${status}, but names a release`, 'Set the status to fix_scheduled, or remove `fixedIn`.');
  }
}

/** Checks known issues: ids, areas, dates, and the release that a fix is in. */
export function checkIssues(
  issues: readonly KnownIssue[],
  report: Report,
  components: readonly Component[] = changelog.current,
): void {
  checkUnique(issues, ({id}) => id, 'the issue', [], report);
  const areas = new Set<string>([...moduleKeys, 'dashboard']);
  for (const issue of issues) {
    const {id, areas: named, since} = issue;
    for (const area of named) {
      if (!areas.has(area)) report([id, 'areas'], `unknown area "${area}"`, `Available: ${[...areas].join(', ')}.`);
    }
    if (!isDay(since)) {
      report([id, 'since'], `${since} is no ISO date`, 'Write year-month-day.');
    }
    checkFixedIn(issue, components, report);
  }
}
