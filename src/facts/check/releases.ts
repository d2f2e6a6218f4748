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

/** Checks the releases of a component: versions, dates, their order, migration notes, the successor. */
export function checkComponent(component: Component, at: readonly string[], report: Report): void {
  const here = [...at, component.name];
  component.releases.forEach((release, index) => {
    const place = [...here, 'releases', release.version];
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) {
      report(place, `${release.version} is no version`, 'Write major.minor.patch.');
    }
    if (!isDay(release.date)) {
      report(place, `${release.date} is no ISO date`, 'Write year-month-day.');
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
    report(here, `no current component named ${component.successor}`, 'Name one of changelog.current.');
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
