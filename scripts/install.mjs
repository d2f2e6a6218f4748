// Only JavaScript and built-in modules, because this runs before anything is installed.
import {execSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {findChromium} from './findChromium.cjs';

/** @typedef {Record<string, {version?: string, integrity?: string, optional?: boolean}>} Packages npm's list, by folder */

/**
 * Checks the version of Node.js.
 * @param {string} version `process.versions.node`, such as `20.19.0`
 * @param {string} range `engines.node` of package.json: `>=major.minor.patch`
 * @returns {string | undefined} what is wrong and how to repair it, or nothing if the version is new enough
 */
export function outdatedNodeMessage(version, range) {
  const minimum = range.replace('>=', '');
  return version.localeCompare(minimum, 'en', {numeric: true}) < 0
    ? `Node.js ${minimum} or newer is needed and this is ${version}. Install a current version from https://nodejs.org, then run the command again.`
    : undefined;
}

/** @param {string} file */
function readPackages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{packages: Packages}} */ (lock).packages;
}

/**
 * Compares package-lock.json with `node_modules/.package-lock.json`, npm's list of installed packages. npm writes that file last,
 * and `npm ci` first removes the folder.
 * @param {string} root the project's folder
 * @returns {string | undefined} why and which packages must be installed, or nothing if they are up to date
 */
export function outdatedPackagesMessage(root) {
  const installedListFile = join(root, 'node_modules', '.package-lock.json');
  // The entry without a name is the project itself.
  const {'': _, ...lockedPackages} = readPackages(join(root, 'package-lock.json'));
  const installedPackages = existsSync(installedListFile) ? readPackages(installedListFile) : undefined;
  const isCurrent = Object.entries(lockedPackages).every(([folder, {version, integrity, optional}]) => {
    const installedPackage = installedPackages?.[folder];
    // npm leaves out optional packages for other systems.
    return installedPackage === undefined
      ? optional === true
      : installedPackage.version === version && installedPackage.integrity === integrity;
  });
  if (installedPackages && isCurrent) return undefined;
  const reason = installedPackages
    ? 'package-lock.json changed since the last installation'
    : 'node_modules is missing or incomplete';
  // Without a terminal, npm prints nothing before it has finished.
  return `Installing ${Object.keys(lockedPackages).length} packages (npm ci), which can take some minutes: ${reason}.`;
}

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {boolean} false if the command fails
 */
function run(command, env) {
  try {
    execSync(command, {stdio: 'inherit', env: {...process.env, ...env}});
    return true;
  } catch {
    return false;
  }
}

/** Installs a Chromium unless one is found: Playwright's own, or Debian's package when running as root on Debian or Ubuntu. */
function installChromium() {
  if (findChromium()) return;
  console.log('No Chromium found: installing one for the browser tests.');
  // Playwright tries several hosts. Don't wait long for one that doesn't answer.
  run('npx playwright install --no-shell chromium', {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'});
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // Waits for other installations to finish. The headless shell is optional and makes tests faster.
    const apt = 'apt-get -o DPkg::Lock::Timeout=120';
    const install = `${apt} install -y -q --no-install-recommends`;
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    if (run(`${apt} update -q && ${install} chromium`, env)) run(`${install} chromium-headless-shell`, env);
  }
  if (findChromium()) return;
  throw new Error(
    'Chromium, which browser tests need, was not found and could not be installed. Install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** Installs missing packages exactly as locked, and with `--browser` also Chromium. */
function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const nodeMessage = outdatedNodeMessage(
    process.versions.node,
    /** @type {{engines: {node: string}}} */ (manifest).engines.node,
  );
  if (nodeMessage !== undefined) throw new Error(nodeMessage);
  const packagesMessage = outdatedPackagesMessage(root);
  if (packagesMessage !== undefined) {
    console.log(packagesMessage);
    // With NODE_ENV=production, npm would leave out development dependencies.
    if (!run('npm ci --include=dev')) {
      throw new Error('npm ci failed. Fix what it reports above, then run the command again.');
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
