import {z} from 'zod';

/** What is wrong with a file to import; the message is for the person at the terminal. */
export class InputError extends Error {
  /** @param problems one line each: file, JSON path, what was expected and what is there */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'InputError';
  }
}

/** A JSON path: `$[3].options[1].type`, `$.paths["/status"]`. */
export const jsonPath = (parts: readonly PropertyKey[]): string =>
  parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    const name = String(part);
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
  }, '$');

/** The value at a path. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[part] : undefined,
    value,
  );

/** How long a value can be in a message, in characters. */
const shownLength = 60;

/** A value in a message. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** What a schema expects, where it does not say so itself. */
const expectation: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' ? (typeWords[issue.expected] ?? issue.expected) : undefined;

/** How many problems are shown: one mistake of a generator is in every command. */
const shownProblems = 10;

/**
 * Reads a value by a schema. The messages of the schema say what it expects: `a number from 1 to 11`.
 * @param file its name in messages
 * @throws InputError for a value that is not like that
 */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value, {error: expectation});
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    // Of a wrong key the key is shown, not its value.
    const wrongKey = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
    const found = wrongKey === undefined ? valueAt(value, issue.path) : issue.path.at(-1);
    return `${file}: ${jsonPath(issue.path)}: expected ${wrongKey ?? issue.message}, got ${shown(found)}`;
  });
  const more = problems.length - shownProblems;
  throw new InputError([...problems.slice(0, shownProblems), ...(more > 0 ? [`… and ${more} more.`] : [])]);
}

/**
 * Parses JSON.
 * @param file its name in messages
 * @throws InputError
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputError([`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
