import type {Heading, Nodes} from 'mdast';

// Matches `## Heading {/* #id */}`.
export const isHeading = (node: Nodes, id: string): node is Heading =>
  node.type === 'heading' && node.children.some((child) => 'value' in child && child.value.includes(`/* #${id} */`));
