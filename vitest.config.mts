import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000}},
      // Whole builds of changed copies of the site, one after the other: each takes all cores.
      {
        test: {
          name: 'drills',
          include: ['tests/drills/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
