import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {Mistake} from '../../lib/mistake';
import {root} from '../root';
import {createParser} from './createParser';
import {placeholderSyntax} from './placeholderSyntax';
import type {ContentMistake} from './mistakes';
import {insertFacts} from './insertFacts';
import {lineAt, type SourceFile} from './sourceFile';

export interface ParsedPage {
  /** Empty if the page can't be parsed. Nodes keep their lines in the source. */
  tree: Root;
  mistakes: readonly ContentMistake[];
}

/** Finds the last unclosed brace, except in code: the parser only reports the end of the paragraph. `\{` doesn't count. */
function unclosedBraceLine(source: string): number | undefined {
  const searched = source.replaceAll(/\\.|(`+).*?\1/gs, (ignored) => ' '.repeat(ignored.length));
  let depth = 0;
  for (let offset = searched.length - 1; offset >= 0; offset -= 1) {
    if (searched[offset] === '}') depth += 1;
    else if (searched[offset] === '{' && depth === 0) return lineAt(source, offset);
    else if (searched[offset] === '{') depth -= 1;
  }
  return undefined;
}

/** Void elements, which MDX requires to be closed. */
const voidElements: readonly string[] = [
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];

/** Explains an error of the MDX parser or of a block. */
function explainError(source: string, error: unknown): Mistake & {line: number} {
  const {message, line = 1, reason} = error as Error & {line?: number; reason?: string};
  // The parser's errors have a reason. Any other error comes from a block, and has no line.
  if (reason === undefined) {
    const repair = 'A fact that a block of this page needs is missing or wrong: `npm run typecheck` names it.';
    return {line: 1, message: `its facts can't be inserted: ${message}`, repair};
  }
  const sourceLine = source.split('\n')[line - 1] ?? '';
  if (message.includes('create a comment')) {
    return {line, message: "HTML comments don't work here", repair: 'Write {/* comment */}.'};
  }
  if (message.includes('create a link')) {
    return {line, message: 'an address is in angle brackets', repair: 'Remove the brackets, or write [text](address).'};
  }
  const id = /\{#(?<id>[\w-]+)\}/.exec(sourceLine)?.groups?.id;
  if (id !== undefined) {
    const repair = `Write {/* #${id} */}, as \`npx docusaurus write-heading-ids --syntax mdx-comment --migrate\` does.`;
    return {line, message: `{#${id}} would run as code`, repair};
  }
  // "Unexpected end of file in expression, …", or "… expression with acorn" if a later brace is closed.
  const braceLine = message.includes('expression') ? unclosedBraceLine(source) : undefined;
  if (braceLine !== undefined) {
    return {
      line: braceLine,
      message: 'this brace is never closed',
      repair: 'Write the closing brace, or \\{ to show a brace.',
    };
  }
  if (message.includes('acorn') && sourceLine.trimStart().startsWith(':::')) {
    return {line, message: 'notes take no attributes in braces', repair: 'Delete the braces.'};
  }
  if (message.includes('acorn')) {
    const repair =
      "Write \\{ and \\} to show braces, and formulas in `code`. To share text: import Shared from './_shared.mdx';";
    return {line, message: 'braces hold code in MDX, and these hold something else', repair};
  }
  // The parser's message: "Expected a closing tag for `<Chat>` (11:1-11:202) before …"
  const openTag = /closing tag for `<(?<name>[\w.]*)>` \((?<line>\d+):/.exec(message)?.groups;
  if (openTag) {
    const {name = '', line: tagLine} = openTag;
    // `<details><summary>` in one line begin a paragraph, which ends before the line with `</details>`.
    const isClosedLater =
      message.endsWith('`paragraph`') && source.split('\n').slice(Number(tagLine)).includes(`</${name}>`);
    if (isClosedLater) {
      const repair = `Write <${name}> on a line by itself, and what follows it on the next.`;
      return {line: Number(tagLine), message: `<${name}> is closed outside its paragraph`, repair};
    }
    const repair = voidElements.includes(name) ? `Write <${name} />.` : `Write </${name}> after its content.`;
    return {line: Number(tagLine), message: `<${name}> is not closed`, repair};
  }
  return {line, message, repair: 'Fix the MDX syntax here.'};
}

/**
 * The remark plugin that inserts facts. It extends the parser, because facts must be in the tree before MDX unwraps
 * components from paragraphs and before remark-gfm links addresses.
 */
export const createFactsPlugin = (insert: (tree: Root) => void) =>
  function facts(this: Processor): void {
    const data = this.data();
    (data.micromarkExtensions ??= []).push(placeholderSyntax);
    (data.fromMarkdownExtensions ??= []).push({transforms: [insert]});
  };

/** Parses the same syntax as Docusaurus, so checks see the same content as readers. */
const parseWithFacts = createParser(createFactsPlugin(insertFacts));

/** Parses a page and inserts its facts. Returns all mistakes, also of syntax, instead of throwing. */
export function parsePageWithFacts({file, source}: SourceFile): ParsedPage {
  try {
    const tree = parseWithFacts(source);
    return {tree, mistakes: (tree.data?.mistakes ?? []).map((mistake) => ({file, ...mistake}))};
  } catch (error) {
    return {tree: {type: 'root', children: []}, mistakes: [{file, ...explainError(source, error)}]};
  }
}

/** @param file path from the root */
export const readPageWithFacts = (file: string): ParsedPage =>
  parsePageWithFacts({file, source: readFileSync(path.join(root, file), 'utf8')});
