import {mdxExpression} from 'micromark-extension-mdx-expression';

/**
 * For the language server of MDX: braces hold what is not JavaScript yet, as long as one writes it, and placeholders never
 * are. So it takes them as they stand, as `placeholderSyntax.ts` does, and completes what follows a dot.
 * @this {{data(): object}} The processor of unified.
 */
export default function pageSyntax() {
  /** @type {{micromarkExtensions?: unknown[]}} */
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), mdxExpression()];
}
