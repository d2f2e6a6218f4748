import type {LaunchOptions} from '@playwright/test';
import {headlessShellOf} from '../scripts/lib/headlessShell';

/** How tests start the whole of Chromium. */
export const launch: LaunchOptions = {
  // Named by `npm test`; without it, Playwright's own.
  executablePath: process.env.CHROMIUM_PATH,
  // Without a graphics card it would imitate one, which takes an eighth of all the time that it works.
  args: ['--disable-gpu', '--disable-software-rasterizer'],
};

/**
 * How tests start Chromium where nothing of it but pages matters: as its headless shell, if that is installed, which takes a
 * third less of the processor. The shell keeps no page for the way back, asks for no icon, and begins with the pointer on the
 * page: what looks at these starts `launch`, or leads the pointer away first.
 */
export const launchShell: LaunchOptions = {
  ...launch,
  executablePath: launch.executablePath === undefined ? undefined : headlessShellOf(launch.executablePath),
};
