import type {Mistake} from '../../shared/mistake';

/** A fact that cannot be true. */
export interface FactProblem extends Mistake {
  /** File of the fact, below `src/facts/`. */
  file: string;
  /** Where in the file: names of properties, and `key`, `name`, `code`, `id` or `version` of items of lists. */
  at: readonly string[];
}

/** Notes a problem of a file. */
export type Report = (at: readonly string[], message: string, repair: string) => void;

/** Collects the problems of one file. */
export const reporter =
  (problems: FactProblem[], file: string): Report =>
  (at, message, repair) =>
    problems.push({file, at, message, repair});

/** Reports every name that occurs twice. */
export function checkUnique<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  what: string,
  at: readonly string[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const name of items.map((item) => nameOf(item))) {
    if (seen.has(name)) report([...at, name], `${what} ${name} is there twice`, 'Rename or remove one of the two.');
    seen.add(name);
  }
}

/** Something with a name that nothing else may have, and its place. */
interface Named {
  name: string;
  file: string;
  at: readonly string[];
}

/** Reports every name that occurs in two files; `checkUnique` finds those that occur twice in one. */
export function checkUniqueAcross(all: readonly Named[], what: string, problems: FactProblem[]): void {
  const firstFile = new Map<string, string>();
  for (const {name, file, at} of all) {
    const other = firstFile.get(name) ?? file;
    firstFile.set(name, other);
    if (other !== file) {
      problems.push({
        file,
        at,
        message: `${what} ${name} is in src/facts/${other}, too`,
        repair: 'Rename or remove one of the two.',
      });
    }
  }
}
