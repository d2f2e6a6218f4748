import {changelog} from '../releases';
import {moduleKeys, type Component, type KnownIssue} from '../types';
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

/** How many releases a page shows at least, so that a reader sees where a component comes from. */
const leastReleases = {current: 1, legacy: 1} as const;

type Age = keyof typeof leastReleases;

/** Checks the releases of a component: how many, versions, dates, their order, migration notes, the successor. */
export function checkComponent(component: Component, age: Age, report: Report): void {
  const least = leastReleases[age];
  if (component.releases.length < least) {
    report(
      ['releases'],
      `${component.releases.length} releases; a ${age} component has ${least} at least`,
      'Add older ones.',
    );
  }
  component.releases.forEach((release, index) => {
    const place = ['releases', release.version];
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) {
      report(place, `${release.version} is no version`, 'Write major.minor.patch.');
    }
    if (!isDay(release.date)) {
      report(place, `${release.date} is no ISO date`, 'Write year-month-day.');
    } else if (release.date > changelog.asOf) {
      report(
        place,
        `${release.date} is after ${changelog.asOf}, the day of the facts`,
        'Mend the date, or set asOf in src/facts/releases/index.ts.',
      );
    }
    if (release.changes.breaking && !release.migration) {
      report(place, `${release.version} breaks something without a migration note`, 'Add `migration`.');
    }
    const newer = component.releases[index - 1];
    if (newer && (!isAfter(newer.version, release.version) || newer.date < release.date)) {
      report(place, `${newer.version} (${newer.date}) does not follow ${release.version}`, 'Put the newest first.');
    }
  });
  if (component.successor && !changelog.current.some((it) => it.name === component.successor)) {
    report(['successor'], `no current component named ${component.successor}`, 'Name one of changelog.current.');
  }
}

/** Checks known issues: ids, areas, dates, and the component that a fix is in. */
export function checkIssues(issues: readonly KnownIssue[], report: Report): void {
  checkUnique(
    issues.map((it) => it.id),
    'the issue',
    [],
    report,
  );
  const areas = new Set<string>([...moduleKeys, 'dashboard']);
  for (const {id, areas: named, since, fixedIn} of issues) {
    for (const area of named) {
      if (!areas.has(area)) report([id, 'areas'], `no area named ${area}`, `There is: ${[...areas].join(', ')}.`);
    }
    if (!isDay(since)) report([id, 'since'], `${since} is no ISO date`, 'Write year-month-day.');
    const component = fixedIn?.split(' ')[0];
    if (component && !changelog.current.some((it) => it.name.split('.').at(-1) === component)) {
      report([id, 'fixedIn'], `no component named ${component}`, 'Name the component and its version.');
    }
  }
}
