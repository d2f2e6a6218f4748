/**
 * Leaves the paths of sources out of the list of all pages: only the server's bundle needs to know them.
 * @param {string} source
 */
export default function withoutPaths(source) {
  return source.replaceAll(/\), "[^"]+", require/g, '), "", require');
}
