import type {Root} from 'mdast';
import {createParser} from '../createParser';
import {detectCode} from '../richText';

/** MDX source. Plain text in it is encoded; see `PLANE_15_START`. */
export class Markdown {
  constructor(readonly text: string) {}
}

/** A value in a template. Strings are plain text: `*` is an asterisk. */
export type MdxValue = string | number | boolean | null | undefined | Markdown | readonly MdxValue[];

/*
 * Plain text must not be parsed as markup. So `encode` moves every UTF-16 unit except letters and digits to plane 15, a private
 * use area of the same size, and `nodesOf` moves it back after parsing.
 */
const PLANE_15_START = 0xf0000;

const encode = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (unit) => String.fromCodePoint(PLANE_15_START + unit.charCodeAt(0)));

const decode = (text: string): string =>
  text.replace(/[\u{f0000}-\u{fffff}]/gu, (character) =>
    String.fromCharCode((character.codePointAt(0) ?? 0) - PLANE_15_START),
  );

/** As in JSX, booleans show nothing. */
function toSource(value: MdxValue): string {
  if (value instanceof Markdown) return value.text;
  if (Array.isArray(value)) return value.map(toSource).join('');
  return typeof value === 'string' || typeof value === 'number' ? encode(String(value)) : '';
}

function dedent(strings: readonly string[]): string[] {
  // Each line break with its indent. "x" stands for each value, so lines that start with a value count.
  const indents = strings.join('x').match(/\n *(?=\S)/g) ?? ['\n'];
  const indent = indents.reduce((shortest, lineIndent) =>
    lineIndent.length < shortest.length ? lineIndent : shortest,
  );
  return strings.map((text, index) => {
    const trimmedStart = index === 0 ? text.replace(/^\n */, '') : text;
    const trimmed = index === strings.length - 1 ? trimmedStart.replace(/\n *$/, '') : trimmedStart;
    return trimmed.replaceAll(indent, '\n');
  });
}

/** ``mdx`**${'a*b'}**` `` → a bold `a*b`. Drops lines that contain nothing but empty values. */
export function mdx(strings: TemplateStringsArray, ...values: MdxValue[]): Markdown {
  let text = '';
  let isLineDropped = false;
  for (const [index, string] of dedent(strings).entries()) {
    text += isLineDropped ? string.replace(/^\n/, '') : string;
    const lineStart = text.lastIndexOf('\n') + 1;
    const textBeforeValue = text.slice(lineStart);
    const inserted = toSource(values[index]);
    // The value's further lines are indented like its first, with spaces in place of a bullet or number.
    const indent = /^[-\d. ]*/.exec(textBeforeValue)?.[0].replaceAll(/\S/g, ' ') ?? '';
    isLineDropped = inserted === '' && textBeforeValue.trim() === '' && index < values.length;
    if (isLineDropped) text = text.slice(0, lineStart);
    else text += inserted.replaceAll('\n', `\n${indent}`);
  }
  return new Markdown(text);
}

/** Skips empty values. */
export const join = (values: readonly MdxValue[], separator: string): Markdown =>
  new Markdown(
    values
      .map(toSource)
      .filter((text) => text !== '')
      .join(separator),
  );

export const lines = (values: readonly MdxValue[]): Markdown => join(values, '\n');

export const paragraphs = (values: readonly MdxValue[]): Markdown => join(values, '\n\n');

/** `['Limit', 'Free'], [mdx`| Open polls | 5 |`]` → a table with one row */
export const table = (columns: readonly MdxValue[], rows: readonly Markdown[]): Markdown => mdx`
  | ${join(columns, ' | ')} |
  | ${join(
    columns.map(() => new Markdown('-')),
    ' | ',
  )} |
  ${lines(rows)}
`;

/** `a, b and c` */
export const joinWithAnd = (values: readonly MdxValue[]): MdxValue =>
  values.length < 2 ? values : [join(values.slice(0, -1), ', '), ' and ', values.at(-1)];

export const code = (value: string | number | boolean): Markdown => new Markdown(`\`${encode(String(value))}\``);

/** Plain text with its commands, technical names and texts between backticks as inline code: `Run /diagnose` → ``Run `/diagnose` `` */
export const withDetectedCode = (text: string): MdxValue =>
  detectCode(text).map((part) => (typeof part === 'string' ? part : code(part.code)));

export const codeBlock = (language: string, value: string, title?: string): Markdown => mdx`
  \`\`\`${new Markdown(language)}${title !== undefined && new Markdown(` title="${encode(title)}"`)}
  ${value}
  \`\`\`
`;

function decodeWithoutPositions(value: unknown): unknown {
  if (typeof value === 'string') return decode(value);
  if (Array.isArray(value)) return value.map(decodeWithoutPositions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      name === 'position' ? [] : [[name, decodeWithoutPositions(child)]],
    ),
  );
}

const parseMdx = createParser();

/** Parses MDX: ``mdx`- ${1}` `` → a list node. Drops positions, because they refer to the template. */
export const nodesOf = ({text}: Markdown): Root['children'] =>
  (decodeWithoutPositions(parseMdx(text)) as Root).children;
