import type {Json, JsonObject} from '../../src/facts/types';

/** Where a fact is written. */
export interface Place {
  /** File of the fact, below `src/facts/`. */
  file: string;
  /** Where in the file, as `FactProblem` has it: names of properties, and names of items of lists. */
  at: readonly string[];
}

/** A change of the source of a fact. `at` leads to an object literal, or, for `insert` and `order`, to a list. */
export type Edit =
  /** Gives the object a property, whether it has it or not. */
  | (Place & {kind: 'set'; property: string; value: Json})
  /** Takes a property from the object, if it is there. */
  | (Place & {kind: 'unset'; property: string})
  /** Puts an object into the list: behind the item of this name, or first. */
  | (Place & {kind: 'insert'; value: JsonObject; after?: string})
  /** Takes the object, an item of a list, away. */
  | (Place & {kind: 'remove'})
  /** Brings the items of the list, all of which are named, into this order. */
  | (Place & {kind: 'order'; names: readonly string[]});

/** One point in which the facts and what was imported differ. */
export interface Difference {
  /** What it belongs to: a command (`/poll create`), an operation (`GET /status`), an object of the API (`poll`). */
  subject: string;
  /** The part of the subject, with what it is: `option question`. The subject itself without it. */
  part?: string;
  /** `added`: only the import has it; `gone`: only the facts have it. */
  kind: 'added' | 'gone' | 'changed';
  /** What changed: `description`. */
  property?: string;
  /** Its value in the facts. */
  ours?: Json;
  /** Its value in the import; of something new, what is to be known of it. */
  theirs?: Json;
  /** Where our fact stands, or where the new one would. */
  place?: Place;
  /** What `--write` does; nothing where people have to decide. */
  edits: readonly Edit[];
  /** What people have to do: instead of an edit, or after it. */
  byHand?: string;
}

/** What the import says and facts have no room for; as many of a kind as there are in one. */
export interface Leftover {
  /** Property of the import: `name_localizations`. */
  what: string;
  /** JSON paths of all of them. */
  paths: readonly string[];
  advice: string;
}

/** All that comparing finds. */
export interface Comparison {
  differences: readonly Difference[];
  leftovers: readonly Leftover[];
}

/** Collects leftovers of the same kind. */
export class Leftovers {
  readonly #byWhat = new Map<string, {paths: string[]; advice: string}>();

  get all(): Leftover[] {
    return [...this.#byWhat].map(([what, rest]) => ({what, ...rest}));
  }

  /** Notes one. */
  add(what: string, path: string, advice: string): void {
    const known = this.#byWhat.get(what) ?? {paths: [], advice};
    known.paths.push(path);
    this.#byWhat.set(what, known);
  }
}

/** Whether two values are the same as JSON; a value that is left out is one, too. */
export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
