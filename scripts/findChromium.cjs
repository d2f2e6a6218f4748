// JavaScript, because install.mjs runs before tsx is installed. CommonJS, because Playwright's config needs it.
const {spawnSync} = require('node:child_process');
const {accessSync, constants} = require('node:fs');
const path = require('node:path');

const PROGRAM_NAMES =
  process.platform === 'win32'
    ? ['chromium.exe', 'chrome.exe']
    : ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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
 * Tests whether a browser starts. Its libraries can be missing, and Ubuntu's `chromium-browser` can be a script that only asks for
 * another package. On Windows, `--version` would open a window.
 * @param {string} file
 */
const starts = (file) =>
  isProgram(file) && (process.platform === 'win32' || spawnSync(file, ['--version'], {stdio: 'ignore'}).status === 0);

/** Returns a list with the path of Playwright's Chromium, which may not exist. Empty without Playwright, or on unsupported systems. */
function playwrightPaths() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const {chromium} = require('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Finds the program in `CHROMIUM_PATH`, a Chromium or Chrome on the PATH, or Playwright's own Chromium.
 * @returns {string | undefined} its path
 * @throws {Error} if the program in `CHROMIUM_PATH` doesn't start
 */
function findChromium() {
  const {env} = process;
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH: ${env.CHROMIUM_PATH} doesn't start. Correct it, or unset it to search the PATH.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...playwrightPaths(),
  ].find(starts);
}

module.exports = {findChromium};
