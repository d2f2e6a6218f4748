import type {Root} from 'mdast';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {withBasePath} from '../../facts/derived/basePath';

/**
 * Adds the base path to URLs in HTML elements, as Docusaurus does in Markdown:
 * `<img src="/img/a.svg" />` → `<img src="/name/img/a.svg" />`
 */
export const remarkBasePath =
  () =>
  (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^[a-z]/.test(node.name ?? '')) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !['href', 'poster', 'src'].includes(attribute.name)) continue;
        if (typeof attribute.value === 'string' && /^\/(?!\/)/.test(attribute.value)) {
          attribute.value = withBasePath(attribute.value);
        }
      }
    });
