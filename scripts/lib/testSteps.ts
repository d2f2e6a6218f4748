import {buildSite, ensureBuilt} from './buildSite';
import {findChromium} from './chromium';
import {runChild} from './child.mjs';
import {root, toolScript} from './paths';
import {printAdvice} from './printAdvice';
import type {Step} from './steps';

function runTool(packageName: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  return runChild(process.execPath, [toolScript(packageName, command), ...args], {
    cwd: root,
    env: {...process.env, ...env},
  });
}

/** Runs one project of vitest.config.mts. */
const vitest = (project: string, extra: string[], env?: NodeJS.ProcessEnv): Promise<number> =>
  runTool('vitest', 'vitest', ['run', '--project', project, ...extra], env);

/** The same for a project that reads the built site. */
async function vitestOnBuild(project: string, extra: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  await ensureBuilt({strict: true});
  return vitest(project, extra, env);
}

const check: Step = {
  name: 'check',
  title: 'the sources: types, lint, format, spelling, prose (npm run check)',
  run: (extra) => runChild(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...extra], {cwd: root}),
};

const unit: Step = {
  name: 'unit',
  title: 'unit tests (vitest)',
  run: (extra) => vitest('unit*', extra),
};

const build: Step = {
  name: 'build',
  title: 'the site, with broken links as errors',
  run: async () => {
    await buildSite({strict: true});
    await printAdvice();
    return 0;
  },
};

const pages: Step = {
  name: 'pages',
  title: 'the built pages, read as documents; the samples of the API run, its clients compiled',
  after: build.name,
  run: (extra) => vitestOnBuild('pages', extra),
};

const hosts: Step = {
  name: 'hosts',
  title: 'the built site on nginx and Caddy, where they are installed, and on npm run serve',
  after: build.name,
  run: (extra) => vitestOnBuild('hosts', extra),
};

const engines: Step = {
  name: 'engines',
  title: 'what readers do most, in Firefox and WebKitGTK where they are installed',
  after: build.name,
  run: (extra) => vitestOnBuild('engines', extra),
};

const drills: Step = {
  name: 'drills',
  title: 'drills: builds of changed copies, with mistakes and recipes; twice the same; edits while developing',
  after: build.name,
  run: async (extra) => vitestOnBuild('drills', extra, {CHROMIUM_PATH: await findChromium()}),
};

const browser: Step = {
  name: 'browser',
  title: 'browser tests (Playwright) on the built site',
  after: build.name,
  run: async (extra) => {
    await ensureBuilt({strict: false});
    return runTool('@playwright/test', 'playwright', ['test', ...extra], {CHROMIUM_PATH: await findChromium()});
  },
};

/**
 * All that `npm test` does. What most mistakes fail at comes first; then what takes longest, so that short steps fill the
 * rest where two run side by side.
 */
export const steps: readonly Step[] = [check, build, unit, pages, browser, drills, engines, hosts];
