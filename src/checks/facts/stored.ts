import {privacy} from '../../facts/privacy';
import type {FunctionGroup, Module} from '../../facts/types';
import type {Report} from './report';

/** What stores something. */
type Storing = Pick<Module | FunctionGroup, 'key' | 'title' | 'stored'>;

/** Whether a line names as many things as a feature stores, or the feature is among those that store nothing. */
function isNamed({title, stored}: Storing, lines: readonly string[], empty: readonly string[]): boolean {
  if (stored.length === 0) return empty.includes(title);
  const line = lines.find((candidate) => candidate.startsWith(`${title}: `)) ?? '()';
  // A name without a time has empty brackets.
  return !line.includes('()') && stored.every(({kept}) => line.includes(`(${kept})`));
}

/** Checks that the lines of the privacy policy name all that each feature stores, with its time. */
export function checkStored(
  features: readonly Storing[],
  report: Report,
  {perFeature, storesNothing}: {perFeature: readonly string[]; storesNothing: readonly string[]} = privacy,
): void {
  for (const feature of features.filter((storing) => !isNamed(storing, perFeature, storesNothing))) {
    report(
      ['storedNames', feature.key],
      `the privacy policy does not name all that ${feature.title} stores`,
      'Give it one short name for each item of its `stored`, in the same order.',
    );
  }
}
