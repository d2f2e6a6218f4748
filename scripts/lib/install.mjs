import {execSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * What is wrong with this Node.js for the project, as one sentence.
 *
 * @param {string} version The version that runs, as `process.versions.node` gives it: `20.19.0`.
 * @param {string} range `engines.node` of package.json: `>=major.minor.patch`.
 * @returns {string | undefined} Nothing when it is new enough.
 */
export function nodeProblem(version, range) {
  const least = range.replace('>=', '');
  return version.localeCompare(least, 'en', {numeric: true}) < 0
    ? `Node.js ${least} or newer is needed and this is ${version}: install a current one from https://nodejs.org and run the command again.`
    : undefined;
}

/**
 * @param {string} file A lock file of npm.
 * @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}>} Packages by their folders.
 */
function packagesOf(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{packages: ReturnType<typeof packagesOf>}} */ (lock).packages;
}

/**
 * Why the packages must be installed now. npm notes in `node_modules/.package-lock.json` what it installed: it writes the
 * file last, and `npm ci` begins by removing the folder.
 *
 * @param {string} root The project's folder.
 * @returns {string | undefined} The end of the sentence "Installing packages (npm ci): ..."; nothing when all is in place.
 */
export function installReason(root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return 'node_modules is missing or not whole';
  const installed = packagesOf(note);
  const locked = packagesOf(join(root, 'package-lock.json'));
  const changed = Object.entries(locked).some(([folder, {version, integrity, optional}]) => {
    // The project itself.
    if (folder === '') return false;
    const there = installed[folder];
    // Packages for other systems are optional, and npm leaves them out.
    return there === undefined ? optional !== true : there.version !== version || there.integrity !== integrity;
  });
  return changed ? 'package-lock.json changed since the last installation' : undefined;
}

/**
 * Installs the packages exactly as locked, if and only if they are not in place.
 *
 * @param {string} root The project's folder.
 * @throws {Error} When npm fails; the next call installs again.
 */
export function ensureInstalled(root) {
  const reason = installReason(root);
  if (reason === undefined) return;
  console.log(`Installing packages (npm ci): ${reason}.`);
  try {
    // With NODE_ENV=production npm would leave out the tools that build and test.
    execSync('npm ci --include=dev', {cwd: root, stdio: 'inherit'});
  } catch {
    throw new Error('npm ci failed: fix what it reports above, then run the command again.');
  }
}
