import type {Value, Variable} from '../../facts/types';

export type {Value};

/** One filter of a variable, as typed: `cut:20` is `{name: 'cut', argument: '20'}`; offsets as in `Part`, without the bar. */
export interface Filter {
  name: string;
  /** All after the first colon; undefined without one. */
  argument?: string;
  start: number;
  end: number;
}

/**
 * A stretch of a template. `start` and `end` are offsets in the template, in UTF-16 units; `end` is exclusive. The parts
 * follow each other without gaps.
 */
export type Part = TextPart | VariablePart;

/** What is printed as it is. */
export interface TextPart {
  kind: 'text';
  /** What is printed: without the backslash of an escaped brace. */
  text: string;
  /** The part is a pair of braces around what is no variable: `{User.Name}`, `{}`. */
  braces?: true;
  start: number;
  end: number;
}

/** What has the form of a variable, whether there is one of that name or not. */
export interface VariablePart {
  kind: 'variable';
  name: string;
  filters: readonly Filter[];
  /** What stands there, braces included. */
  source: string;
  start: number;
  end: number;
}

/** What is known of a variable: its type decides which filters fit. */
export type KnownVariable = Pick<Variable, 'name' | 'type'>;

/** Where a text is shown: mentions and timestamps render in `content` only, and in embed descriptions and field values. */
export type TextFormat = 'rich' | 'plain';

/** What a variable became; `rich` places show mentions and timestamps in a form of their own. */
export interface Piece {
  kind: 'text' | 'mention' | 'timestamp';
  text: string;
}

/** Something in a template that does not work; offsets as in `Part`, of what is wrong: a name, a filter, an argument. */
export interface TemplateProblem {
  start: number;
  end: number;
  /** A clause without full stop: `unknown variable "user.nme"`. */
  message: string;
  /** What to do, a sentence: `Did you mean user.name?` */
  repair: string;
  /** What repairs it in place of the stretch from `start` to `end`, where there is one likely answer: `user.name`. */
  use?: string;
}

/** A template with its variables replaced. */
export interface Rendered {
  /** In order, neighboring texts joined; never HTML. */
  pieces: readonly Piece[];
  /** The same as one text. */
  text: string;
  /** Length of `text` in the platform's unit, before it is cut. */
  length: number;
  /** It was longer than `limit`; `text` and `pieces` end with an ellipsis. */
  cut: boolean;
  /** Number of variables in the template, unknown ones included. */
  variables: number;
  /** In the order of the template. */
  problems: readonly TemplateProblem[];
}

/** What a template is rendered with. */
export interface Context {
  /** The variables that work here, by name; a missing one is unknown. */
  known: ReadonlyMap<string, KnownVariable>;
  /** Variables that exist and do not work here, by name, with a sentence that says why. */
  elsewhere?: ReadonlyMap<string, string>;
  /** Values by name; a missing one counts as null. */
  values: ReadonlyMap<string, Value>;
  place: TextFormat;
  /** Longest text that the place takes, in the platform's unit. */
  limit: number;
  /** Most variables of a text; those after them stay as typed. */
  maxVariables: number;
  /** RFC 3339 moment that relative times are counted from: never the clock. */
  now: string;
}
