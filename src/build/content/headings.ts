import type {Heading, Nodes, RootContent} from 'mdast';

/** Returns the id in the comment at the end of a heading: `## Limits {/* #limits *\/}` → `limits` */
export function explicitId({children}: Heading): string | undefined {
  const comment = children.at(-1);
  return comment?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(comment.value)?.[1] : undefined;
}

export const isHeadingWithId = (node: Nodes, id: string): node is Heading =>
  node.type === 'heading' && explicitId(node) === id;

/** Returns what follows a heading, up to the next heading of `endLevel` or above; by default, up to any heading. */
export function contentBelow(children: readonly RootContent[], headingIndex: number, endLevel = 6): RootContent[] {
  const below = children.slice(headingIndex + 1);
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= endLevel);
  return below.slice(0, end === -1 ? undefined : end);
}
