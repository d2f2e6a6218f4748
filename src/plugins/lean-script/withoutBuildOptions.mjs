/** Parts of the site's configuration that say how it is built, which no page asks for. */
const buildOptions = ['headTags', 'markdown', 'plugins', 'presets', 'themes'];

/**
 * Leaves what only the build needs out of the configuration that pages get.
 * @param {string} source a module that exports an object as JSON
 */
export default function withoutBuildOptions(source) {
  /** @type {unknown} */
  const parsed = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const entries = Object.entries(/** @type {Record<string, unknown>} */ (parsed));
  const kept = Object.fromEntries(entries.filter(([name]) => !buildOptions.includes(name)));
  return `export default ${JSON.stringify(kept)};`;
}
