import type {Nodes, Root} from 'mdast';
import {textOf} from './textOf';

/** `https://a.example/` → `a.example` */
const withoutScheme = (address: string): string => address.replace(/^https?:\/\/|\/$/g, '');

/**
 * Marks links whose text is their URL, so that print styles don't repeat it:
 * `<a href="https://a.example" data-bare-link>a.example</a>`
 */
export function remarkBareLinks() {
  const visit = (node: Nodes): void => {
    if (node.type === 'link' && withoutScheme(textOf(node)) === withoutScheme(node.url)) {
      node.data = Object.assign(node.data ?? {}, {hProperties: {'data-bare-link': ''}});
    } else if ('children' in node) node.children.forEach(visit);
  };
  return (tree: Root): void => visit(tree);
}
