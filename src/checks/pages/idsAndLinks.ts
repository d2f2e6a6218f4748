import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {explicitId} from '../../build/content/headings';
import {textOf} from '../../build/markdown/textOf';

interface HeadingId {
  id: string;
  line: number;
}

export interface Link {
  /** As written on the page. */
  url: string;
  line: number;
  /** `<a href>`, which Docusaurus leaves as it is. */
  isHtml?: boolean;
}

export interface IdsAndLinks {
  headings: readonly HeadingId[];
  /** Ids of headings and elements. */
  ids: ReadonlySet<string>;
  links: readonly Link[];
}

/** Returns the attributes whose value is a text, not an expression: `id="a"`, not `id={a}`. */
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

/**
 * Returns the headings, ids and links of a page, including those that blocks generate.
 *
 * `## Limits {/* #limits *\/}` → `{headings: [{id: 'limits', line: 1}], ids: {'limits'}, links: []}`
 */
export function idsAndLinksOf(tree: Root): IdsAndLinks {
  const headings: HeadingId[] = [];
  const ids = new Set<string>();
  const links: Link[] = [];
  const slugger = createSlugger();

  /** @param parentLine fallback for nodes that a block generates, which have no position */
  const readNode = (node: Nodes, parentLine: number): void => {
    const line = node.position?.start.line ?? parentLine;
    const attributes = textAttributes(node);
    const id = attributes.get('id');
    // Docusaurus finds no ids of other elements, and would stop the build.
    if (id !== undefined && 'name' in node && /^[A-Z]/.test(node.name ?? '')) ids.add(id);
    const markdownUrl = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    // `<link href>` loads a file; readers can't follow it.
    const href = 'name' in node && node.name === 'link' ? undefined : attributes.get('href');
    // An island's `to` can be a date.
    const to = attributes.get('to');
    for (const url of [markdownUrl, to?.startsWith('/') ? to : undefined, href]) {
      if (url !== undefined) links.push({url, line, ...('name' in node && node.name === 'a' && {isHtml: true})});
    }
    if (node.type === 'heading') {
      const headingId = explicitId(node) ?? slugger.slug(textOf(node).trim());
      ids.add(headingId);
      headings.push({id: headingId, line});
    }
    if ('children' in node) node.children.forEach((child) => readNode(child, line));
  };
  readNode(tree, 1);
  return {headings, ids, links};
}
