import type {Nodes} from 'mdast';

/** The text that readers see, without the comments that contain ids. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
