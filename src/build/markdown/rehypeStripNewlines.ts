import type {Nodes, Root} from 'hast';

const blockParents: ReadonlySet<string> = new Set(
  'blockquote details div li ol section table tbody thead tr ul'.split(' '),
);

const inlineElements: ReadonlySet<string> = new Set('a br code del em img input kbd strong sub sup'.split(' '));

const isInline = (node: Nodes | undefined): boolean =>
  node?.type === 'text' ||
  node?.type === 'mdxJsxTextElement' ||
  (node?.type === 'element' && inlineElements.has(node.tagName));

const isBlockParent = (node: Nodes): boolean =>
  node.type === 'root' ||
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && blockParents.has(node.tagName));

/**
 * Strips line breaks between blocks, so that the minifier can omit more closing tags:
 * `<ul>\n<li>a</li>\n</ul>` → `<ul><li>a</li></ul>`
 */
export function rehypeStripNewlines() {
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    if (isBlockParent(node)) {
      const {children} = node;
      const isNewline = (child: Nodes) => child.type === 'text' && child.value === '\n';
      const isBetweenWords = (index: number) => isInline(children[index - 1]) && isInline(children[index + 1]);
      node.children = children.filter((child, index) => !isNewline(child) || isBetweenWords(index)) as typeof children;
    }
    node.children.forEach(visit);
  };
  return (tree: Root): void => visit(tree);
}
