import type {Nodes} from 'mdast';

/** What a reader sees of a node: its text, without the comments that hold ids. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
