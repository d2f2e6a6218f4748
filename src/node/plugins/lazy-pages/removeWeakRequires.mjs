/**
 * Takes the weak references out of the list of all modules of routes: the bundler compiles what they name at once. They
 * tell whether a module is there before it is asked for, which it never is while developing: the server renders nothing.
 * @param {string} source
 * @returns {string}
 */
export default function removeWeakRequires(source) {
  return source.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
}
