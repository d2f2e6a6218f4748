/**
 * Removes weak references from the registry of page modules, because rspack would compile their targets at once. They only
 * say whether a module is loaded, for server rendering, which development doesn't have.
 *
 * `require.resolveWeak("@site/faq/index.mdx")` → `"@site/faq/index.mdx"`
 * @param {string} source
 */
export default function removeWeakRequires(source) {
  return source.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
}
