import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {fixedId} from '../../build/content/headings';

interface OutlineHeading {
  id: string;
  depth: number;
  /** Its words, without its id. */
  text: string;
  line: number;
  /** True if there is content before the next heading. */
  hasContent: boolean;
}

export interface Link {
  /** As written on the page. */
  url: string;
  line: number;
}

export interface Outline {
  headings: readonly OutlineHeading[];
  /** Ids of headings and elements. */
  ids: ReadonlySet<string>;
  links: readonly Link[];
}

function textAttributes(node: Nodes): ReadonlyMap<string, string> {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const attributes = isElement ? node.attributes : [];
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

function headingId(heading: Heading, slug: (text: string) => string): {id: string; text: string} {
  const words = heading.children.filter((child) => child.type !== 'mdxTextExpression');
  const text = words
    .map((child) => toString(child))
    .join('')
    .trim();
  return {id: fixedId(heading) ?? slug(text), text};
}

/**
 * Returns the headings, ids and links of a page, including those that blocks generate.
 *
 * `## Limits {/* #limits *\/}` → `{headings: [{id: 'limits', depth: 2, text: 'Limits', …}], ids: {'limits'}, links: []}`
 */
export function outlineOf(tree: Root): Outline {
  const headings: OutlineHeading[] = [];
  const ids = new Set<string>();
  const links: Link[] = [];
  const slugger = createSlugger();

  /**
   * @param parentLine fallback for nodes that a block generates, which have no position
   * @param nextNode sibling after the node
   */
  const readNode = (node: Nodes, parentLine: number, nextNode?: Nodes): void => {
    const line = node.position?.start.line ?? parentLine;
    const attributes = textAttributes(node);
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const markdownUrl = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    const href = 'name' in node && node.name === 'link' ? undefined : attributes.get('href');
    for (const url of [markdownUrl, attributes.get('to'), href]) {
      if (url !== undefined) links.push({url, line});
    }
    if (node.type === 'heading') {
      const heading = headingId(node, (words) => slugger.slug(words));
      ids.add(heading.id);
      headings.push({
        ...heading,
        depth: node.depth,
        line,
        hasContent: nextNode !== undefined && nextNode.type !== 'heading',
      });
    }
    if ('children' in node) node.children.forEach((child, index) => readNode(child, line, node.children[index + 1]));
  };
  readNode(tree, 1);
  return {headings, ids, links};
}
