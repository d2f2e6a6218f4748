// Plain JavaScript and built-in modules only: this runs before anything is installed.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {runChild} from './lib/child.mjs';
import {ensureInstalled, nodeProblem, npmCommand} from './lib/install.mjs';

const TASKS = ['start', 'build', 'serve', 'test', 'images'];
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string | undefined} task
 * @param {string[]} args
 * @returns {Promise<number>} The exit code.
 */
async function main(task, args) {
  if (task === undefined || !TASKS.includes(task)) {
    console.error(
      `${task === undefined ? 'No task given' : `Unknown task "${task}"`}: use one of ${TASKS.join(', ')}.`,
    );
    return 1;
  }
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = /** @type {{engines: {node: string}}} */ (parsed);
  const problem = nodeProblem(process.versions.node, manifest.engines.node);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  const npm = npmCommand(process.env, process.execPath);
  await ensureInstalled(root, {
    npm: (npmArgs) => runChild(npm.command, [...npm.args, ...npmArgs], {cwd: root, shell: npm.shell}),
    log: console.log,
  });
  return runChild(process.execPath, ['--import', 'tsx', join('scripts', `${task}.ts`), ...args], {cwd: root});
}

const [task, ...args] = process.argv.slice(2);
main(task, args).then(
  (code) => {
    process.exitCode = code;
  },
  (/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
