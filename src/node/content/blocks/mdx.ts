import type {Root} from 'mdast';
import {parser} from '../parse';

/** Text in MDX, as pages have it. */
export class Markdown {
  /** @param text in which facts are hidden */
  constructor(readonly text: string) {}
}

/** What can be put into a template: a text that is no markup, more text in MDX, nothing, or several of these in a row. */
export type Value = string | number | boolean | null | undefined | Markdown | readonly Value[];

/*
 * A text is hidden from the parser, which finds no markup in it: each of its UTF-16 units but plain letters and digits becomes a
 * character of plane 15, which is for private use and has as many.
 */
const PLANE = 0xf0000;

const hidden = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (unit) => String.fromCodePoint(PLANE + unit.charCodeAt(0)));

const shown = (text: string): string =>
  text.replace(/[\u{f0000}-\u{fffff}]/gu, (one) => String.fromCharCode((one.codePointAt(0) ?? 0) - PLANE));

/** A value as a template has it; `true` is nothing, too, as in JSX. */
function textOf(value: Value): string {
  if (value instanceof Markdown) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return typeof value === 'string' || typeof value === 'number' ? hidden(String(value)) : '';
}

/** Texts of a template without the indentation that all its lines have, and without the breaks around it. */
function withoutIndent(strings: readonly string[]): string[] {
  const indents = strings.join('x').match(/\n *(?=\S)/g) ?? ['\n'];
  const indent = indents.reduce((least, one) => (one.length < least.length ? one : least));
  return strings.map((text, index) => {
    const begins = index === 0 ? text.replace(/^\n */, '') : text;
    const ends = index === strings.length - 1 ? begins.replace(/\n *$/, '') : begins;
    return ends.replaceAll(indent, '\n');
  });
}

/**
 * Text in MDX, as pages have it, with values in it. A text stays what it is: `${'*'}` is an asterisk. A line of which nothing is
 * left is left out.
 */
export function mdx(strings: TemplateStringsArray, ...values: Value[]): Markdown {
  let text = '';
  let isLineLeftOut = false;
  for (const [index, string] of withoutIndent(strings).entries()) {
    text += isLineLeftOut ? string.replace(/^\n/, '') : string;
    const start = text.lastIndexOf('\n') + 1;
    const line = text.slice(start);
    const inner = textOf(values[index]);
    isLineLeftOut = inner === '' && line.trim() === '' && index < values.length;
    if (isLineLeftOut) text = text.slice(0, start);
    // More lines are as far in as the first: in an item of a list, behind its bullet.
    else text += inner.replaceAll('\n', `\n${/^[-\d. ]*/.exec(line)?.[0].replaceAll(/\S/g, ' ') ?? ''}`);
  }
  return new Markdown(text);
}

/** Values with a separator between each two that are something. */
export const join = (values: readonly Value[], separator: string): Markdown =>
  new Markdown(
    values
      .map(textOf)
      .filter((text) => text !== '')
      .join(separator),
  );

/** One below the other: items of a list, rows of a table. */
export const lines = (values: readonly Value[]): Markdown => join(values, '\n');

/** Paragraphs, and what else stands apart. */
export const apart = (values: readonly Value[]): Markdown => join(values, '\n\n');

/** `a, b and c` */
export const enumerated = (values: readonly Value[], word = 'and'): Value =>
  values.length < 2 ? values : [join(values.slice(0, -1), ', '), ` ${word} `, values.at(-1)];

/** Code in a sentence. */
export const code = (value: string | number | boolean): Markdown => new Markdown(`\`${hidden(String(value))}\``);

/** A code block in a language that the highlighter knows, with a title above it if it needs one. */
export const codeBlock = (language: string, value: string, title?: string): Markdown => mdx`
  \`\`\`${new Markdown(language)}${title !== undefined && new Markdown(` title="${hidden(title)}"`)}
  ${value}
  \`\`\`
`;

/** A value of any kind for an attribute in braces. Its texts are not hidden, so that they can't have characters of plane 15. */
export const json = (value: unknown): Markdown => new Markdown(JSON.stringify(value));

/** A part of a tree with its texts shown, and without its place, which was in a template. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return shown(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'position' ? [] : [[name, filled(part)]])),
  );
}

const parse = parser();

/** Text in MDX as nodes of a page. */
export const nodesOf = ({text}: Markdown): Root['children'] => (filled(parse(text)) as Root).children;
