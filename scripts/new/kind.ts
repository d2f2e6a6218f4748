import type {Draft} from './draft';

/** What one is asked for. */
export interface Parameter {
  /** As an argument: `--name`, or the next word for those that are `word`. */
  name: string;
  /** What to give, as a question without its mark. */
  what: string;
  word?: true;
  /** Only these. */
  choices?: readonly string[];
  /** Taken where nothing is given; without it, something must be. */
  fallback?: (values: Values) => string;
  /** What is wrong with a value, and what to do; undefined if nothing is. */
  problem?: (value: string, values: Values) => string | undefined;
}

/** What was given or taken, by name of the parameter. */
export type Values = Readonly<Record<string, string>>;

/** Something that can be made. */
export interface Kind {
  name: string;
  /** What is made, for the list of kinds. */
  what: string;
  parameters: readonly Parameter[];
  /**
   * Drafts it.
   *
   * @returns What is left to do besides the texts that are still to be written.
   */
  make: (values: Values, draft: Draft) => readonly string[];
}

/** A value that was given or has a fallback: the parameters have been read before a kind gets them. */
export function valueOf(values: Values, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`No value of ${name}.`);
  return value;
}

/** What new facts change in the tests, for the list of what is left to do. */
export const renewSnapshots = 'Take it into the snapshots: npm test -- --only unit -- -u';

/** The day of today, ISO: what is made now happened now unless it is said. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** What is wrong with a day. */
export const dayProblem = (value: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)
    ? undefined
    : `${value} is no day: write year-month-day.`;
