import {defineConfig} from '@playwright/test';
import {chromiumArgs} from './scripts/lib/chromium';
import {isCi} from './scripts/lib/cli';
import {parsePort} from './scripts/lib/port';
import type {Options} from './tests/e2e/fixtures';

const executablePath = process.env.CHROMIUM_PATH;
if (executablePath === undefined || executablePath === '') {
  throw new Error('CHROMIUM_PATH is not set: run npm test -- --only browser, which finds a browser and sets it.');
}
const port = parsePort(process.env.E2E_PORT ?? '4173', 'E2E_PORT');
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: isCi(process.env),
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: {executablePath, args: chromiumArgs()},
  },
  // What a page does before the application it must do after it, too; what is the same HTML either way is tested once.
  projects: [
    {name: 'document'},
    {name: 'application', testMatch: /(?:api|banner|docs|lists|menu|premium)\.spec\.ts/, use: {application: true}},
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts --no-build --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
