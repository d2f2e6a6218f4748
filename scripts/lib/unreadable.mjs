/**
 * Where a file of the site cannot be read, and why. esbuild says where in its message
 * (`/a/src/facts/b.ts:227:4: ERROR: Expected ...`), Node.js in the stack (`at /a/src/facts/b.ts:13:5`).
 *
 * @param {unknown} error What loading a module threw.
 * @returns {{path: string, line: number, said: string} | undefined} Nothing for what else goes wrong.
 */
export function unreadable(error) {
  if (!(error instanceof Error)) return undefined;
  const {message, stack = ''} = error;
  const place = /(?<path>\/[^\s()?]*\/src\/[^\s()?]*\.ts)(?:\?[^\s:]*)?:(?<line>\d+)/.exec(
    `${message}\n${stack}`,
  )?.groups;
  if (!place) return undefined;
  return {
    path: place.path ?? '',
    line: Number(place.line),
    said: /ERROR: (.*)/.exec(message)?.[1] ?? message,
  };
}
