import type {Nodes, Root} from 'mdast';

/** HTML elements that hold phrasing content, so a paragraph in them is invalid. Source: https://html.spec.whatwg.org/#phrasing-content-2 */
const phrasing: ReadonlySet<string> = new Set('button h1 h2 h3 h4 h5 h6 label legend p span summary'.split(' '));

/**
 * Unwraps paragraphs in elements that can't hold any. MDX makes a paragraph of text on a line of its own:
 *
 *     <summary>
 *       Deprecated      ->  <summary>Deprecated</summary>
 *     </summary>
 */
export function remarkUnwrapParagraphs() {
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    if (node.type === 'mdxJsxFlowElement' && phrasing.has(node.name ?? '')) {
      // The types forbid text right in a flow element; in HTML it is where it should be.
      node.children = node.children.flatMap((child) =>
        child.type === 'paragraph' ? (child.children as unknown as typeof node.children) : [child],
      );
    }
    node.children.forEach(visit);
  };
  return (root: Root): void => visit(root);
}
