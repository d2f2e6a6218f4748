import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism, totalmem} from 'node:os';
import {createInterface} from 'node:readline';
import {findChromium} from './lib/chromium';
import {runMain} from './lib/cli';
import {root} from './lib/paths';
import {runSteps, selectSteps, type Step} from './lib/steps';
import {steps} from './lib/testSteps';

/** Below this much memory, in bytes, steps run one after another: a build and the linter take about 2 GB each. */
const ENOUGH_MEMORY = 6 * 1024 ** 3;

/** Runs a step as a program of its own, each line of its output under its name. */
async function runBeside(step: Step): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/step.ts', step.name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({input: output}).on('line', (line) => console.log(`${step.name} | ${line}`));
  }
  const stop = () => child.kill();
  process.once('exit', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', stop);
  return code ?? 1;
}

await runMain(async () => {
  const {selected, extra} = selectSteps(steps, process.argv.slice(2));
  const isAll = selected.length === 0;
  // Found, or installed, before two steps ask for it at once.
  if (isAll) process.env.CHROMIUM_PATH = await findChromium();
  const atOnce = isAll && availableParallelism() > 1 && totalmem() >= ENOUGH_MEMORY ? 2 : 1;
  const results = await runSteps(isAll ? steps : selected, atOnce, (step) =>
    atOnce === 1 ? step.run(extra) : runBeside(step),
  );
  return results.every((result) => result.outcome === 'passed') ? 0 : 1;
});
