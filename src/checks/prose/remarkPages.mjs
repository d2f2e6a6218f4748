/// <reference types="remark-parse" />
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {mdx} from 'micromark-extension-mdx';

/**
 * Plugin of remark: reads MDX without parsing its expressions, because `{$path.to-a.fact}` is a placeholder of ours and
 * no JavaScript.
 *
 * @this {import('unified').Processor}
 * @returns {void}
 */
export function remarkPages() {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(mdx());
  (data.fromMarkdownExtensions ??= []).push(mdxFromMarkdown());
}
