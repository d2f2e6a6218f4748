import type {Nodes, Root} from 'mdast';

/** Elements that can't contain a paragraph. Source: https://html.spec.whatwg.org/#phrasing-content-2 */
const phrasingParents: ReadonlySet<string> = new Set('button h1 h2 h3 h4 h5 h6 label legend p span summary'.split(' '));

/**
 * Unwraps the paragraph that MDX writes around text on a line of its own:
 * `<summary><p>More</p></summary>` → `<summary>More</summary>`
 */
export function remarkUnwrapJsxText() {
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    if (node.type === 'mdxJsxFlowElement' && phrasingParents.has(node.name ?? '')) {
      // The types forbid text as a child of a flow element.
      node.children = node.children.flatMap((child) =>
        child.type === 'paragraph' ? (child.children as unknown as typeof node.children) : [child],
      );
    }
    node.children.forEach(visit);
  };
  return (tree: Root): void => visit(tree);
}
