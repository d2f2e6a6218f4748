import {defineConfig, type UserWorkspaceConfig} from 'vitest/config';

/** As the bundler has it: the alias of Docusaurus, and JSX compiled, which tsconfig.json leaves to the bundler. */
const asBundled: UserWorkspaceConfig = {
  resolve: {alias: {'@site': import.meta.dirname}},
  oxc: {jsx: {runtime: 'automatic'}},
};

export default defineConfig({
  test: {
    projects: [
      {
        ...asBundled,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // The facts are read once for all files: none changes what another sees.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      // The pages are read once for all files, as the facts are above; what developers get of the API is tried, too.
      {test: {name: 'pages', include: ['tests/{pages,api}/**/*.test.ts'], isolate: false, testTimeout: 120_000}},
      // The built site on nginx, where it is installed.
      {...asBundled, test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000}},
      // What readers do most on the built site, in Firefox and WebKitGTK where they are installed.
      {
        ...asBundled,
        test: {name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
      // Builds and development servers of changed copies of the site, one after the other: each takes all cores.
      {
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          // Limits that only a hang reaches, on a busy machine, too.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
