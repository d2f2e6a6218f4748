// Plain JavaScript and built-in modules only: this runs before anything is installed.
import {execSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {findChromium} from './chromium.cjs';

/**
 * @typedef {object} Lock npm's list of packages, by their folders
 * @property {Record<string, {version?: string, integrity?: string, optional?: boolean}>} packages
 */

/**
 * What is wrong with this Node.js for the project, as one sentence.
 * @param {string} version the one that runs, as `process.versions.node` gives it: `20.19.0`
 * @param {string} range `engines.node` of package.json: `>=major.minor.patch`
 * @returns {string | undefined} nothing if it is new enough
 */
export function nodeProblem(version, range) {
  const least = range.replace('>=', '');
  return version.localeCompare(least, 'en', {numeric: true}) < 0
    ? `Node.js ${least} or newer is needed and this is ${version}: install a current one from https://nodejs.org and run the command again.`
    : undefined;
}

/**
 * Why the packages must be installed now. npm notes in `node_modules/.package-lock.json` what it installed: it writes the file
 * last, and `npm ci` begins by removing the folder.
 * @param {string} root the project's folder
 * @returns {string | undefined} nothing if all is in place
 */
export function installReason(root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return 'node_modules is missing or incomplete';
  const [installed, locked] = [note, join(root, 'package-lock.json')].map((file) => {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {Lock} */ (lock).packages;
  });
  const changed = Object.entries(locked ?? {}).some(([folder, {version, integrity, optional}]) => {
    // The project itself.
    if (folder === '') return false;
    const there = installed?.[folder];
    // Packages for other systems are optional, and npm leaves them out.
    return there === undefined ? optional !== true : there.version !== version || there.integrity !== integrity;
  });
  return changed ? 'package-lock.json changed since the last installation' : undefined;
}

/**
 * Runs a command on this terminal.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env] what to add to the environment
 * @returns whether it succeeded
 */
function run(command, env) {
  try {
    execSync(command, {stdio: 'inherit', env: {...process.env, ...env}});
    return true;
  } catch {
    return false;
  }
}

/** Finds a Chromium for the browser tests, or installs one: Playwright's own, or as root on Debian and its kin the package. */
function installChromium() {
  if (findChromium()) return;
  console.log('No Chromium found: installing one for the browser tests.');
  // Playwright tries several hosts; one that does not answer should cost seconds.
  run('npx playwright install --no-shell chromium', {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'});
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // Waits for another installation that runs. The shell saves time where there is a package of it.
    const apt = 'apt-get -o DPkg::Lock::Timeout=120';
    const install = `${apt} install -y -q --no-install-recommends`;
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    if (run(`${apt} update -q && ${install} chromium`, env)) run(`${install} chromium-headless-shell`, env);
  }
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed: install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program of one.',
  );
}

/**
 * Installs what is missing, and nothing else: the packages exactly as locked, with `--browser` a Chromium, too.
 * @throws {Error} with a sentence that says what to do
 */
function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, /** @type {{engines: {node: string}}} */ (manifest).engines.node);
  if (problem !== undefined) throw new Error(problem);
  const reason = installReason(root);
  if (reason !== undefined) {
    console.log(`Installing packages (npm ci): ${reason}.`);
    // With NODE_ENV=production npm would leave out the tools that build and test.
    if (!run('npm ci --include=dev')) {
      throw new Error('npm ci failed: fix what it reports above, then run the command again.');
    }
  }
  if (process.argv.includes('--browser')) installChromium();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
