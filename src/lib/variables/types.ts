import type {VariableValue, Variable} from '../../facts/types';

export type {VariableValue};

/** In `{user.name|cut:20}`, `cut:20` → `{name: 'cut', argument: '20'}`. Offsets as in `TemplatePart`, without the bar. */
export interface Filter {
  name: string;
  argument?: string;
  start: number;
  end: number;
}

/** A part of a template. `start` and `end` (exclusive) are UTF-16 offsets in the template. There are no gaps between parts. */
export type TemplatePart = TextPart | VariablePart;

export interface TextPart {
  kind: 'text';
  /** Without the backslash of escaped braces. */
  text: string;
  /** Set for a pair of braces that isn't a variable: `{User.Name}`, `{}`. */
  isBracePair?: true;
  start: number;
  end: number;
}

/** Text with the syntax of a variable. The name may be unknown. */
export interface VariablePart {
  kind: 'variable';
  name: string;
  filters: readonly Filter[];
  /** As typed, with the braces. */
  source: string;
  start: number;
  end: number;
}

export type AvailableVariable = Pick<Variable, 'name' | 'type'>;

/** Discord renders mentions and timestamps only in `rich` text: in content, embed descriptions and field values. */
export type TextFormat = 'rich' | 'plain';

/** A part of the result. Plain text has no mentions or timestamps. */
export interface RenderedPiece {
  kind: 'text' | 'mention' | 'timestamp';
  text: string;
}

/** A mistake in a template, such as an unknown variable. Offsets as in `TemplatePart`. */
export interface TemplateMistake {
  start: number;
  end: number;
  /** A clause without a full stop: `unknown variable "user.nme"`. */
  message: string;
  /** A sentence: `Did you mean user.name?` */
  repair: string;
  /** Replacement for the text from `start` to `end`, if one is likely: `user.name`. */
  replacement?: string;
}

export interface RenderedText {
  /** Neighboring texts are joined. Never HTML. */
  pieces: readonly RenderedPiece[];
  text: string;
  /** Code points before truncation. */
  length: number;
  /** True if the result was longer than `limit`. It then ends with an ellipsis. */
  isTruncated: boolean;
  mistakes: readonly TemplateMistake[];
}

export interface RenderContext {
  available: ReadonlyMap<string, AvailableVariable>;
  /** The variables that don't work here, by name, each with a sentence that explains why. */
  unavailable?: ReadonlyMap<string, string>;
  /** Values by name. A missing value is null. */
  values: ReadonlyMap<string, VariableValue>;
  format: TextFormat;
  /** Maximum length in code points. */
  limit: number;
  maxVariables: number;
  /** RFC 3339 time that relative times count from, because rendering never reads the clock. */
  now: string;
}
