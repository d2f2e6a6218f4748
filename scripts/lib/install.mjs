import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';

/** Whatever decides which packages are installed, and how. */
const INPUTS = ['package-lock.json', 'package.json', '.npmrc'];

/**
 * What is wrong with this Node.js for the project, as one sentence.
 *
 * @param {string} version The version that runs, as `process.versions.node` gives it: `20.19.0`.
 * @param {string} range `engines.node` of package.json; only the form `>=major.minor.patch` is understood.
 * @returns {string | undefined} Nothing when it is new enough.
 * @throws {Error} When the range has another form.
 */
export function nodeProblem(version, range) {
  const least = /^>=(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (least === null) {
    throw new Error(`package.json: engines.node is "${range}"; write it as ">=major.minor.patch".`);
  }
  const wanted = least.slice(1).map(Number);
  const running = version.split('.').map((part) => Number.parseInt(part, 10));
  const different = wanted.findIndex((part, index) => part !== running[index]);
  if (different === -1 || (running[different] ?? 0) > (wanted[different] ?? 0)) {
    return undefined;
  }
  return `Node.js ${wanted.join('.')} or newer is needed and this is ${version}: install a current one from https://nodejs.org and run the command again.`;
}

/**
 * The state of the files that decide what is installed.
 *
 * @param {string} root The project's folder.
 * @returns {string} A SHA-256 in hexadecimal; a missing file counts as an empty one.
 */
export function installFingerprint(root) {
  const hash = createHash('sha256');
  for (const name of INPUTS) {
    const path = join(root, name);
    const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    hash.update(`${name}:${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.install-stamp');
}

/**
 * Why the packages must be installed now.
 *
 * @param {string} root The project's folder.
 * @returns {string | undefined} The end of the sentence "Installing packages: ..."; nothing when all is in place.
 */
export function installReason(root) {
  if (!existsSync(join(root, 'node_modules'))) {
    return 'node_modules is missing';
  }
  const stamp = stampPath(root);
  if (!existsSync(stamp)) {
    return 'node_modules does not come from a finished installation by these scripts';
  }
  if (readFileSync(stamp, 'utf8').trim() !== installFingerprint(root)) {
    return `${INPUTS.join(', ')} changed since the last installation`;
  }
  return undefined;
}

/**
 * How to call npm.
 *
 * @param {NodeJS.ProcessEnv} env The environment; under `npm run`, `npm_execpath` names the npm that runs.
 * @param {string} execPath The Node.js that runs.
 * @returns {{command: string, args: string[], shell: boolean}} `args` come before those of the call.
 */
export function npmCommand(env, execPath) {
  const script = env.npm_execpath;
  // Other package managers set the same variable to themselves.
  if (script !== undefined && /^npm(-cli)?\.[cm]?js$/.test(basename(script.replaceAll('\\', '/')))) {
    return {command: execPath, args: [script], shell: false};
  }
  // On Windows npm is a batch file, which only a shell can run.
  return {command: 'npm', args: [], shell: true};
}

/**
 * Installs the packages exactly as locked, if and only if they are not in place.
 *
 * @param {string} root The project's folder.
 * @param {object} tools
 * @param {(args: string[]) => Promise<number>} tools.npm Runs npm with these arguments and gives its exit code.
 * @param {(line: string) => void} tools.log Shows a line to the user.
 * @returns {Promise<void>}
 * @throws {Error} When npm fails; the next call installs again.
 */
export async function ensureInstalled(root, {npm, log}) {
  const reason = installReason(root);
  if (reason === undefined) {
    return;
  }
  log(`Installing packages (npm ci): ${reason}.`);
  // First the stamp, so that an installation that is interrupted is repeated.
  rmSync(stampPath(root), {force: true});
  const fingerprint = installFingerprint(root);
  // With NODE_ENV=production npm would leave out the tools that build and test.
  const code = await npm(['ci', '--include=dev']);
  if (code !== 0) {
    throw new Error(`npm ci failed with exit code ${code}: mend what it reports above, then run the command again.`);
  }
  writeFileSync(stampPath(root), `${fingerprint}\n`);
}
