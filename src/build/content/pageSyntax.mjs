import {mdxExpression} from 'micromark-extension-mdx-expression';

/**
 * Lets the MDX language server accept any text in braces: placeholders and half-typed expressions aren't JavaScript.
 * @this {{data(): object}} unified's processor
 */
export default function pageSyntax() {
  /** @type {{micromarkExtensions?: unknown[]}} */
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), mdxExpression()];
}
