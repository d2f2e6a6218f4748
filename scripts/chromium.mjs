import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Looks for a Chromium: the one that `CHROMIUM_PATH` names, one on the PATH, or Playwright's own.
 *
 * @returns {string | undefined} The path of its executable; nothing when there is none.
 */
export function findChromium() {
  const {CHROMIUM_PATH, PATH = ''} = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}
