// Plain JavaScript: `install.mjs` needs it before TypeScript can be run. CommonJS: so does Playwright, for its config.
const {spawnSync} = require('node:child_process');
const {accessSync, constants} = require('node:fs');
const path = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a browser starts: libraries can be missing, and Ubuntu's `chromium-browser` can be a script that only asks for another
 * package. On Windows, asking for the version would open a window.
 * @param {string} file
 */
const starts = (file) =>
  isProgram(file) && (process.platform === 'win32' || spawnSync(file, ['--version'], {stdio: 'ignore'}).status === 0);

/** Where Playwright keeps its own Chromium, there or not; nothing before it is installed and on systems it does not support. */
function playwrightsOwn() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const {chromium} = require('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The browser for browser tests and the bench: the one that `CHROMIUM_PATH` names, a Chromium or Chrome on the PATH, or
 * Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} the path of its program
 * @throws {Error} if `CHROMIUM_PATH` names none that starts
 */
function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start: correct it, or unset it to have one found.`,
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...playwrightsOwn()].find(
    starts,
  );
}

module.exports = {findChromium};
