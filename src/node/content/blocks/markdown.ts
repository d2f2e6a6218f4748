import type {BlockContent, ListItem, Paragraph, PhrasingContent, RootContent, TableCell} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';

/** What blocks are made of: nodes, or text that becomes a text node. */
export type Inline = string | PhrasingContent | readonly (string | PhrasingContent)[];
export type Block = RootContent;

/** The parts of an inline, whether it is one or several. */
export const parts = (inline: Inline): readonly (string | PhrasingContent)[] =>
  typeof inline === 'string' || 'type' in inline ? [inline] : inline;

const phrasing = (inline: Inline): PhrasingContent[] =>
  parts(inline).map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part));

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const strong = (inline: Inline): PhrasingContent => ({type: 'strong', children: phrasing(inline)});
export const link = (url: string, inline: Inline): PhrasingContent => ({type: 'link', url, children: phrasing(inline)});

/** Words that links can lead to, in a cell of a table for instance. */
export const anchored = (id: string, inline: Inline): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Anchor',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
  children: phrasing(inline),
});

/** Words that lead to themselves, so that their address can be passed on. */
export const selfLinked = (id: string, inline: Inline): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Anchor',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'id', value: id},
    {type: 'mdxJsxAttribute', name: 'linked', value: null},
  ],
  children: phrasing(inline),
});

export const paragraph = (inline: Inline): Paragraph => ({type: 'paragraph', children: phrasing(inline)});

/** A code block in a language that the highlighter knows, with a title above it if it needs one. */
export const codeBlock = (lang: string, value: string, title?: string): Block => ({
  type: 'code',
  lang,
  ...(title !== undefined && {meta: `title="${title}"`}),
  value,
});

/** Words that look like nothing in Markdown: an element with classes of src/css/api.css. */
export const span = (className: string, inline: Inline): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
  children: phrasing(inline),
});

export const emphasis = (inline: Inline): PhrasingContent => ({type: 'emphasis', children: phrasing(inline)});

/** Blocks in an element: a component, or a `div` with a class of src/css/api.css. */
export const box = (name: string, blocks: readonly Block[], className?: string): Block => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: className === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'className', value: className}],
  children: [...blocks] as BlockContent[],
});

/** A note of one of the kinds that pages have. */
export const admonition = (type: 'warning', title: string, blocks: readonly Block[]): Block => ({
  type: 'mdxJsxFlowElement',
  name: 'Admonition',
  attributes: Object.entries({type, title}).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
  children: [...blocks] as BlockContent[],
});

/** A heading with a fixed id, in the comment form that Docusaurus reads. */
export const heading = (depth: 2 | 3 | 4, inline: Inline, id: string): Block => ({
  type: 'heading',
  depth,
  children: [...phrasing(inline), {type: 'text', value: ' '}, {type: 'mdxTextExpression', value: `/* #${id} */`}],
});

export const bulletList = (items: readonly Inline[]): Block => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item): ListItem => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
});

/** A list whose order counts. */
export const numberedList = (items: readonly Inline[]): Block => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: items.map((item): ListItem => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
});

/** A list of which each item has several blocks. */
export const blockList = (items: readonly (readonly Block[])[]): Block => ({
  type: 'list',
  ordered: false,
  spread: true,
  children: items.map((item): ListItem => ({type: 'listItem', spread: true, children: [...item] as BlockContent[]})),
});

/** A table; a row has one cell for each column. */
export function table(columns: readonly string[], rows: readonly (readonly Inline[])[]): Block {
  const cells = (row: readonly Inline[]): TableCell[] =>
    row.map((cell) => ({type: 'tableCell', children: phrasing(cell)}));
  return {
    type: 'table',
    children: [columns, ...rows].map((row) => ({type: 'tableRow', children: cells(row)})),
  };
}

/** Items as a sentence has them: `a`, `a and b`, `a, b and c`. */
export const enumerated = (items: readonly PhrasingContent[], word = 'and'): (string | PhrasingContent)[] =>
  items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? ` ${word} ` : ', ', item];
  });

/** Items with a separator between them, for instance codes with commas. */
export const joined = (items: readonly PhrasingContent[], separator = ', '): (string | PhrasingContent)[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));

const options: Options = {bullet: '-', extensions: [gfmTableToMarkdown({tablePipeAlign: false}), mdxToMarkdown()]};

/** Nodes as Markdown that MDX can parse. */
export const serialize = (blocks: readonly Block[]): string =>
  toMarkdown({type: 'root', children: [...blocks]}, options).trimEnd();

/** Text with everything escaped that Markdown or MDX would take for markup. */
export const escapeText = (text: string): string => serialize([paragraph(text)]);
