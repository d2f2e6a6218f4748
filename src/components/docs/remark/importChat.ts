import type {Nodes, Root} from 'mdast';
import {parts} from '../../chat/parts';

const known: ReadonlySet<string> = new Set(Object.keys(parts));

/** Names of the parts of chat previews that a page uses. */
function partsIn(node: Nodes): string[] {
  const own = 'name' in node && typeof node.name === 'string' && known.has(node.name) ? [node.name] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(partsIn)] : own;
}

/** Imports the parts of chat previews on pages that show one, so that other pages do not load them. */
export function importChat() {
  return (root: Root): void => {
    const names = [...new Set(partsIn(root))].sort();
    if (names.length === 0) return;
    const identifier = (name: string) => ({type: 'Identifier', name}) as const;
    root.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ImportDeclaration',
              specifiers: names.map((name) => ({
                type: 'ImportSpecifier',
                imported: identifier(name),
                local: identifier(name),
              })),
              source: {type: 'Literal', value: '@site/src/components/chat'},
              attributes: [],
            },
          ],
        },
      },
    });
  };
}
