import {instances} from '../src/node/content/instances';
import {buildSite, ensureBuilt} from './lib/buildSite';
import {findChromium} from './lib/chromium';
import {runChild} from './lib/child.mjs';
import {runMain} from './lib/cli';
import {root, toolScript} from './lib/paths';
import {printAdvice} from './lib/printAdvice';
import {runSteps, selectSteps, type Step} from './lib/steps';

function runTool(packageName: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  return runChild(process.execPath, [toolScript(packageName, command), ...args], {
    cwd: root,
    env: {...process.env, ...env},
  });
}

const STEPS: readonly Step[] = [
  {
    name: 'types',
    title: 'TypeScript (tsc --noEmit)',
    run: (extra) => runTool('typescript', 'tsc', ['--noEmit', ...extra]),
  },
  {
    name: 'lint',
    title: 'ESLint, no warnings allowed',
    run: (extra) => runTool('eslint', 'eslint', ['.', '--max-warnings', '0', ...extra]),
  },
  {
    name: 'format',
    title: 'Prettier (mend with npx prettier --write .)',
    run: (extra) => runTool('prettier', 'prettier', ['--check', '.', ...extra]),
  },
  {
    name: 'spelling',
    title: 'cspell; words of our own are in words.txt',
    run: (extra) => runTool('cspell', 'cspell', ['lint', '--no-progress', '--quiet', '.', ...extra]),
  },
  {
    name: 'prose',
    title: 'Markdown and words that are not used (remark-lint)',
    run: (extra) => {
      const pages = instances.map((folder) => `${folder}/`);
      return runTool('remark-cli', 'remark', [
        ...pages,
        ...['--rc-path', 'remark.config.mjs', '--ext', 'mdx', '--frail', '--quiet', '--no-stdout'],
        ...extra,
      ]);
    },
  },
  {
    name: 'unit',
    title: 'unit tests (vitest)',
    run: (extra) => runTool('vitest', 'vitest', ['run', '--project', 'unit', ...extra]),
  },
  {
    name: 'build',
    title: 'the site, with broken links as errors',
    run: async () => {
      await buildSite({strict: true});
      printAdvice();
      return 0;
    },
  },
  {
    name: 'pages',
    title: 'the built pages, read as documents',
    run: async (extra) => {
      await ensureBuilt({strict: true});
      return runTool('vitest', 'vitest', ['run', '--project', 'pages', ...extra]);
    },
  },
  {
    name: 'samples',
    title: 'requests of the API pages in cURL, JavaScript and Python, run against a mock server',
    run: async (extra) => {
      await ensureBuilt({strict: true});
      return runTool('vitest', 'vitest', ['run', '--project', 'samples', ...extra]);
    },
  },
  {
    name: 'drills',
    title: 'drills: every recipe followed, mistakes, a build twice the same; edits while developing',
    run: async (extra) => {
      await ensureBuilt({strict: true});
      const chromium = await findChromium();
      return runTool('vitest', 'vitest', ['run', '--project', 'drills', ...extra], {CHROMIUM_PATH: chromium});
    },
  },
  {
    name: 'browser',
    title: 'browser tests (Playwright) on the built site',
    run: async (extra) => {
      // Costs nothing after the build step; alone, the step brings what it needs.
      await ensureBuilt({strict: false});
      const chromium = await findChromium();
      return runTool('@playwright/test', 'playwright', ['test', ...extra], {CHROMIUM_PATH: chromium});
    },
  },
];

await runMain(async () => {
  const {selected, extra} = selectSteps(STEPS, process.argv.slice(2));
  const results = await runSteps(selected, extra);
  return results.every((result) => result.outcome === 'passed') ? 0 : 1;
});
