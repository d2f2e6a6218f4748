import type {Nodes, Root} from 'hast';

/** Elements that hold blocks, between which a line break of the source means nothing. */
const holders: ReadonlySet<string> = new Set('blockquote details div li ol section table tbody thead tr ul'.split(' '));

const holdsBlocks = (node: Nodes): boolean =>
  node.type === 'root' || node.type === 'mdxJsxFlowElement' || (node.type === 'element' && holders.has(node.tagName));

/** Leaves out the line breaks between blocks. They show nothing, and without them the minifier can leave out closing tags. */
export function rehypeStripBreaks() {
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    if (holdsBlocks(node)) {
      node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '\n');
    }
    node.children.forEach(visit);
  };
  return (root: Root): void => visit(root);
}
