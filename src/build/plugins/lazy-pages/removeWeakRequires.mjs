/**
 * Removes weak references from the registry of page modules, because rspack would compile all pages at the start. Only server
 * rendering uses them, which the development server doesn't do.
 *
 * `require.resolveWeak("@site/faq/index.mdx")` → `"@site/faq/index.mdx"`
 * @param {string} source
 */
export default function removeWeakRequires(source) {
  return source.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
}
