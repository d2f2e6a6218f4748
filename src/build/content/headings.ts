import type {Heading, Nodes} from 'mdast';

/** Returns the id in the comment at the end of a heading: `## Limits {/* #limits *\/}` → `limits` */
export function fixedId({children}: Heading): string | undefined {
  const comment = children.at(-1);
  return comment?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(comment.value)?.[1] : undefined;
}

export const isHeading = (node: Nodes, id: string): node is Heading => node.type === 'heading' && fixedId(node) === id;
