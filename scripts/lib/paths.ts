import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The script of an installed command-line tool, to be run by Node.js itself: this works where `node_modules/.bin` holds
 * batch files.
 *
 * @param packageName - The package that brings the tool: `typescript`.
 * @param command - The tool, as the package's `bin` names it: `tsc`.
 * @returns An absolute path.
 * @throws Error when the package is not installed or has no such tool.
 */
export function toolScript(packageName: string, command: string): string {
  // Its path, not `require.resolve`: some packages do not export their manifest.
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  if (!existsSync(manifestPath)) throw new Error(`${packageName} is not installed: run npm ci.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as {bin?: string | Record<string, string>};
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (script === undefined) {
    throw new Error(`${packageName} is installed but has no command "${command}": look at "bin" in its package.json.`);
  }
  return join(dirname(manifestPath), script);
}
