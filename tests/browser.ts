import {existsSync} from 'node:fs';
import type {LaunchOptions} from '@playwright/test';
import {findChromium} from '../scripts/chromium.cjs';

const chromium = findChromium();
const shell = `${chromium}-headless-shell`;

/** How tests start the whole of Chromium. */
export const launch: LaunchOptions = {
  executablePath: chromium,
  // Without a graphics card it would imitate one, which takes an eighth of all the time that it works.
  args: ['--disable-gpu', '--disable-software-rasterizer'],
};

/**
 * How tests start Chromium where nothing of it but pages matters: as its headless shell, which Debian builds beside it, if that
 * is installed. It takes a third less of the processor, but keeps no page for the way back, asks for no icon, and begins with
 * the pointer on the page: tests of these start `launch`, or lead the pointer away first.
 */
export const launchShell: LaunchOptions = {...launch, executablePath: existsSync(shell) ? shell : chromium};
