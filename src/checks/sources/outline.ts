import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

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

/** Headings, ids and links of a page, those of its blocks among them. */
export function outlineOf(root: Root): Outline {
  const headings: OutlineHeading[] = [];
  const ids = new Set<string>();
  const links: {target: string; line: number}[] = [];
  const slugger = createSlugger();

  /**
   * @param around the line of what the node is in; parts of a block have none of their own
   * @param next what follows the node
   */
  const read = (node: Nodes, around: number, next?: Nodes): void => {
    const line = node.position?.start.line ?? around;
    const attributes = attributesOf(node);
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const target = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    for (const written of [target, attributes.get('to'), attributes.get('href')]) {
      if (written !== undefined) links.push({target: written, line});
    }
    if (node.type === 'heading') {
      const heading = headingId(node, (words) => slugger.slug(words));
      ids.add(heading.id);
      headings.push({...heading, depth: node.depth, line, followed: next !== undefined && next.type !== 'heading'});
    }
    if ('children' in node) node.children.forEach((child, index) => read(child, line, node.children[index + 1]));
  };
  read(root, 1);
  return {headings, ids, links};
}
