import {defineConfig} from '@playwright/test';
import {launchShell} from './tests/browser';
import type {Options} from './tests/e2e/fixtures';

const origin = 'http://127.0.0.1:3210';

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['html', {open: 'never'}]] : 'list',
  // Limits that only a hang reaches, on a busy machine, too.
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {baseURL: origin, launchOptions: launchShell, screenshot: 'only-on-failure'},
  // What a page does before the application it must do after it, too. What is the same HTML and the same styles either way
  // is tested once: that they are the same is a test of its own, in application.spec.ts.
  projects: [
    {name: 'document'},
    {
      name: 'application',
      testMatch: /(?:api|banner|copyPage|faults|hostile|lists|menu|premium|search)\.spec\.ts/,
      grepInvert: /@document/,
      use: {application: true},
    },
  ],
  webServer: {
    command: `npx docusaurus serve --no-open --host 127.0.0.1 --port ${new URL(origin).port}`,
    url: origin,
  },
});
