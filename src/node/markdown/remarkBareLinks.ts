import type {Nodes, Root} from 'mdast';
import {textOf} from './textOf';

/** As people write an address: without scheme and last slash. */
const bare = (address: string): string => address.replace(/^https?:\/\/|\/$/g, '');

/** Marks links that say their own address, because print adds it to all others; see src/css/docs/paper.css. */
export function remarkBareLinks() {
  const visit = (node: Nodes): void => {
    if (node.type === 'link' && bare(textOf(node)) === bare(node.url)) {
      node.data = Object.assign(node.data ?? {}, {hProperties: {'data-says-address': ''}});
    } else if ('children' in node) node.children.forEach(visit);
  };
  return (root: Root): void => visit(root);
}
