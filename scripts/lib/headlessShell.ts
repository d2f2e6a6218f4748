import {existsSync} from 'node:fs';

/**
 * The headless shell that Debian builds beside a Chromium, from the same sources: the same engine without the rest of a
 * browser.
 *
 * @param chromium - The path of a Chromium.
 * @returns The path of its shell; of Chromium itself where the shell is not installed.
 */
export function headlessShellOf(chromium: string): string {
  const shell = `${chromium}-headless-shell`;
  return existsSync(shell) ? shell : chromium;
}
