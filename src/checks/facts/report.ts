import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';

export interface FactMistake extends Mistake {
  /** Path below `src/facts/`. */
  file: string;
  /** Path in the file: names of properties, and of list items by their `namingProperties` (src/build/content/factLookup.ts). */
  factPath: readonly string[];
}

export type Report = (factPath: readonly string[], message: string, repair: string) => void;

/** Returns the `Report` of a file below `src/facts/`. */
export type ReportIn = (file: string) => Report;

export function collectMistakes(check: (reportIn: ReportIn) => void): FactMistake[] {
  const mistakes: FactMistake[] = [];
  check((file) => (factPath, message, repair) => mistakes.push({file, factPath, message, repair}));
  return mistakes;
}

export const keysOf = (items: readonly {key: string}[]): string[] => items.map(({key}) => key);
export const namesOf = (items: readonly {name: string}[]): string[] => items.map(({name}) => name);
export const idsOf = (items: readonly {id: string}[]): string[] => items.map(({id}) => id);

/** Reports names that don't exist: `unknown limit "open_pols"` */
export function checkKnown(
  kind: string,
  names: readonly string[],
  knownNames: readonly string[],
  factPath: readonly string[],
  report: Report,
): void {
  for (const name of names) {
    if (!knownNames.includes(name)) report(factPath, `unknown ${kind} "${name}"`, suggest(name, knownNames));
  }
}

/** Reports names that a list has twice: `duplicate setting "channel"` */
export function checkUnique(kind: string, names: readonly string[], listPath: readonly string[], report: Report): void {
  for (const name of names.filter((name, index) => names.indexOf(name) < index)) {
    report([...listPath, name], `duplicate ${kind} "${name}"`, 'Change or remove one of the two.');
  }
}

interface NamedFact {
  name: string;
  file: string;
  factPath: readonly string[];
}

/** Reports names that several files have: `duplicate event "poll.closed", also in src/facts/modules/polls.ts` */
export function checkUniqueAcross(kind: string, facts: readonly NamedFact[], reportIn: ReportIn): void {
  const firstFileByName = new Map<string, string>();
  for (const {name, file, factPath} of facts) {
    const otherFile = firstFileByName.get(name);
    if (otherFile === undefined) firstFileByName.set(name, file);
    else {
      const message = `duplicate ${kind} "${name}", also in src/facts/${otherFile}`;
      reportIn(file)(factPath, message, 'Change or remove one of the two.');
    }
  }
}
