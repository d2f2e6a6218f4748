import type {Nodes as HastNodes} from 'hast';
import type {Nodes as MdastNodes} from 'mdast';

/** Returns the text that readers see, without comments, which set the ids of headings. */
export function textOf(node: HastNodes | MdastNodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
