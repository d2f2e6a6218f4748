import type {Nodes, Root, Table} from 'mdast';
import {textOf} from './textOf';

/** For a table above the first heading: the names of its columns. */
const columnsOf = (table: Table): string => table.children[0]?.children.map(textOf).join(', ') ?? '';

/**
 * Gives each table of a page the prop `label`, which TableRegion reads aloud: the heading above it, with a number where
 * the name is taken, since regions with one name cannot be told apart.
 */
export function nameTables() {
  return (root: Root): void => {
    const taken = new Map<string, number>();
    let heading = '';

    const visit = (node: Nodes): void => {
      if (node.type === 'heading') heading = textOf(node).trim();
      else if (node.type === 'table') {
        const name = heading || columnsOf(node);
        const count = (taken.get(name) ?? 0) + 1;
        taken.set(name, count);
        const label = count === 1 ? name : `${name}, table ${count}`;
        node.data = Object.assign(node.data ?? {}, {hProperties: {label}});
      } else if ('children' in node) node.children.forEach(visit);
    };
    visit(root);
  };
}
