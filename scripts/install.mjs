// Plain JavaScript and built-in modules only: this runs before anything is installed.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {ensureInstalled, nodeProblem} from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const {engines} = /** @type {{engines: {node: string}}} */ (manifest);

try {
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem !== undefined) throw new Error(problem);
  ensureInstalled(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
