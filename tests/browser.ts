import type {LaunchOptions} from '@playwright/test';

/** How tests start Chromium. */
export const launch: LaunchOptions = {
  // Named by `npm test`; without it, Playwright's own.
  executablePath: process.env.CHROMIUM_PATH,
  // Without a graphics card it would imitate one, which takes an eighth of all the time that it works.
  args: ['--disable-gpu', '--disable-software-rasterizer'],
};
