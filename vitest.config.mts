import {defineConfig, type UserWorkspaceConfig} from 'vitest/config';

/** Adds Docusaurus' import alias, and compiles JSX, which tsconfig.json leaves to the bundler. */
const bundlerSettings: UserWorkspaceConfig = {
  resolve: {alias: {'@site': import.meta.dirname}},
  oxc: {jsx: {runtime: 'automatic'}},
};

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor unused, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ...bundlerSettings,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Load the facts once for all files. No test changes what another sees.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Built pages and API samples. Pages are loaded once for all files.
      {test: {name: 'pages', include: ['tests/{pages,api}/**/*.test.ts'], isolate: false, testTimeout: 120_000}},
      // The built site on nginx, if installed.
      {...bundlerSettings, test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000}},
      // The most common interactions on the built site, in Firefox and WebKitGTK if installed.
      {
        ...bundlerSettings,
        test: {name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
      // Builds and development servers of changed copies of the site.
      {
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          // Only a hang takes this long, even on a busy machine.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
