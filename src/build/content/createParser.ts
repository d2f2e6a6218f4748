import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';

/**
 * Creates a parser of MDX, which runs no transformers.
 * @param syntaxPlugins extend it before remark-gfm does
 */
export function createParser(...syntaxPlugins: readonly Plugin[]): (source: string) => Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use([...syntaxPlugins])
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .freeze();
  return (source) => processor.parse(source);
}
