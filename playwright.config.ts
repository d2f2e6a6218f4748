import {defineConfig} from '@playwright/test';
import {launchShell} from './tests/browser';
import type {Options} from './tests/e2e/fixtures';

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Limits that only a hang reaches, on a busy machine, too.
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {
    // Known to the workers, which start after the server; it takes any port that is free.
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    launchOptions: launchShell,
  },
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
    // A server as it is deployed where there is one, else ours: both have the same table.
    command: 'node --import tsx scripts/serve.ts --no-build --port 0 --nginx-if-installed',
    stdout: 'pipe',
    wait: {stdout: /Serving build\/ at \S+:(?<site_port>\d+)/},
  },
});
