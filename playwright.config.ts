import {defineConfig} from '@playwright/test';
import {headlessShellOptions} from './tests/helpers/chromiumOptions';

const origin = 'http://127.0.0.1:3410';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['html', {open: 'never'}]] : 'list',
  // Only a hang takes this long, even on a busy machine.
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {
    baseURL: origin,
    launchOptions: headlessShellOptions,
    screenshot: 'only-on-failure',
    // Tests read what buttons copied.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Otherwise the banner could rotate during a test on a slow machine. banner.spec.ts tests the rotation.
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: {
    command: `npx docusaurus serve --no-open --host 127.0.0.1 --port ${new URL(origin).port}`,
    url: origin,
  },
});
