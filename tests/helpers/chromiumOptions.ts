import {existsSync} from 'node:fs';
import type {LaunchOptions} from '@playwright/test';
import {findChromium} from '../../scripts/findChromium.cjs';

/** Undefined if there is no Chromium; Playwright then says how to install one. */
const chromiumPath = findChromium();
const headlessShellPath = `${chromiumPath}-headless-shell`;

/** Options to start full Chromium. */
export const chromiumOptions: LaunchOptions = {
  executablePath: chromiumPath,
  // Turn off the emulation of a graphics card, which takes an eighth of Chromium's time.
  args: ['--disable-gpu', '--disable-software-rasterizer'],
};

/**
 * Options to start Chromium's headless shell, which uses a third less processor time, if it is installed (Debian packages it
 * separately). It has no back/forward cache, requests no favicon, and starts with the pointer at the top left of the page.
 * Tests that this affects start Chromium with `chromiumOptions`, or move the pointer first.
 */
export const headlessShellOptions: LaunchOptions = {
  ...chromiumOptions,
  executablePath: existsSync(headlessShellPath) ? headlessShellPath : chromiumPath,
};
