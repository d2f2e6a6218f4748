import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {mdx} from 'micromark-extension-mdx';
import {sourceLine, type Expanded} from '../../node/content/expand';
import {lineAt} from '../../node/content/regions';

/** A heading of a page. */
interface OutlineHeading {
  id: string;
  depth: number;
  /** Its words, without its id. */
  text: string;
  line: number;
  /** Whether anything stands between it and the next heading. */
  followed: boolean;
}

/** What links lead from and to in a page. */
export interface Outline {
  headings: readonly OutlineHeading[];
  /** All ids that a link can name: of headings, and of elements that have one. */
  ids: ReadonlySet<string>;
  /** Targets as they are written. */
  links: readonly {target: string; line: number}[];
}

/** The outline of a page that cannot be read. */
export const noOutline: Outline = {headings: [], ids: new Set(), links: []};

/** An id that is fixed in the comment form that Docusaurus reads: a heading ends with one such comment. */
const fixedId = /^\s*\/\*\s*#(?<id>[^\s*]+)\s*\*\/\s*$/;

/** A page with spaces in the place of its front matter, so that all else stays where it is. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(/^---\n.*?\n---\n/s, (yaml) => yaml.replace(/[^\n]/g, ' '));

/** Attributes of an element that are plain text. */
function attributesOf(node: Nodes): ReadonlyMap<string, string> {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const all = isElement ? node.attributes : [];
  return new Map(
    all.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

function headingId(heading: Heading, slug: (text: string) => string): {id: string; text: string} {
  const last = heading.children.at(-1);
  const fixed = last?.type === 'mdxTextExpression' ? fixedId.exec(last.value)?.groups?.id : undefined;
  const words = heading.children.filter((child) => child.type !== 'mdxTextExpression');
  const text = words
    .map((child) => toString(child))
    .join('')
    .trim();
  return {id: fixed ?? slug(text), text};
}

/** Collects an outline from trees of nodes. */
class OutlineReader implements Outline {
  readonly headings: OutlineHeading[] = [];
  readonly ids = new Set<string>();
  readonly links: {target: string; line: number}[] = [];
  private readonly slugger = createSlugger();

  /**
   * @param lineOf the line of a node in the source
   * @param next what follows the node
   */
  read(node: Nodes, lineOf: (node: Nodes) => number, next?: Nodes): void {
    const attributes = attributesOf(node);
    const id = attributes.get('id');
    if (id !== undefined) this.ids.add(id);
    const target = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    for (const written of [target, attributes.get('to'), attributes.get('href')]) {
      if (written !== undefined) this.links.push({target: written, line: lineOf(node)});
    }
    if (node.type === 'heading') {
      const heading = headingId(node, (words) => this.slugger.slug(words));
      this.ids.add(heading.id);
      const followed = next !== undefined && next.type !== 'heading';
      this.headings.push({...heading, depth: node.depth, line: lineOf(node), followed});
    }
    if ('children' in node) node.children.forEach((child, index) => this.read(child, lineOf, node.children[index + 1]));
  }
}

/**
 * Headings, ids and links of a page. Blocks are read as the nodes that they were made of: as text they are most of all
 * pages, and reading that takes longer than all the rest.
 * @param source the page, front matter included, of which the body could be parsed
 */
export function outlineOf(source: string, body: Expanded): Outline {
  const reader = new OutlineReader();
  const root = fromMarkdown(withoutFrontMatter(body.prose), {
    extensions: [mdx()],
    mdastExtensions: [mdxFromMarkdown()],
  });
  reader.read(root, (node) => sourceLine(source, body, node.position?.start.offset ?? 0));
  for (const {offset, nodes} of body.blocks) {
    const line = lineAt(source, offset);
    nodes.forEach((node, index) => reader.read(node, () => line, nodes[index + 1]));
  }
  return reader;
}
