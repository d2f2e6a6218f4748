import {parseArgs} from 'node:util';
import {UserError, usageOf} from './cli';

/** One of the checks. */
export interface Step {
  name: string;
  /** What it does, for the heading. */
  title: string;
  /** Name of a step that it waits for, if that runs at all. */
  after?: string;
  /**
   * @param extra - Further arguments of the user, for the tool the step runs.
   * @returns The exit code; 0 is passed. A `UserError` counts as failed, too.
   */
  run: (extra: string[]) => Promise<number>;
}

type Outcome = 'passed' | 'failed' | 'not run';

/** How long a step took and how it ended. */
export interface StepResult {
  name: string;
  outcome: Outcome;
  seconds: number;
}

/**
 * Reads which steps to run: `--only name`, repeatable, and for a single step further arguments after `--`.
 *
 * @param steps - All steps there are.
 * @param args - The arguments of `npm test --`.
 * @returns The chosen steps in their own order, none where none is named, and the further arguments.
 * @throws UserError for an unknown step, for anything else that is not understood, and for further arguments when it is
 * not clear which step they are for.
 */
export function selectSteps(steps: readonly Step[], args: string[]): {selected: Step[]; extra: string[]} {
  const names = steps.map((step) => step.name);
  const usage = 'npm test -- [--only step]... [-- arguments for that step]';
  const {values, tokens} = usageOf(usage, () =>
    parseArgs({args, options: {only: {type: 'string', multiple: true}}, allowPositionals: true, tokens: true}),
  );
  const end = tokens.find((token) => token.kind === 'option-terminator')?.index ?? args.length;
  const stray = tokens.find((token) => token.kind === 'positional' && token.index < end);
  if (stray?.kind === 'positional') {
    throw new UserError(`"${stray.value}" is not understood. Usage: ${usage}`);
  }
  const only = values.only ?? [];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UserError(`There is no step "${unknown}": the steps are ${names.join(', ')}.`);
  }
  const selected = steps.filter((step) => only.includes(step.name));
  const extra = args.slice(end + 1);
  if (extra.length > 0 && selected.length !== 1) {
    throw new UserError(`Arguments after -- go to one step: choose it, as in npm test -- --only unit -- ${extra[0]}`);
  }
  return {selected, extra};
}

async function outcomeOf(step: Step, run: () => Promise<number>, log: (line: string) => void): Promise<Outcome> {
  try {
    const code = await run();
    if (code === 0) {
      return 'passed';
    }
    log(`Step ${step.name} failed with exit code ${code}. To run only it: npm test -- --only ${step.name}`);
  } catch (error) {
    log(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
    log(`Step ${step.name} failed. To run only it: npm test -- --only ${step.name}`);
  }
  return 'failed';
}

/**
 * Runs steps until one fails, and shows a heading, seconds, and how each ended. What runs beside a step that fails ends in
 * peace; nothing else begins. The last line shown is `N passed, M failed`, which counts steps.
 *
 * @param steps - The steps to run. The first that need not wait for another begins as soon as there is room.
 * @param atOnce - How many of them run side by side.
 * @param run - Runs one.
 * @param log - Shows a line to the user.
 * @returns A result for every step, also for those not run.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<number>,
  log: (line: string) => void = console.log,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();

  const runOne = async (step: Step): Promise<void> => {
    log(`\n== ${step.name}: ${step.title}`);
    const start = performance.now();
    const outcome = await outcomeOf(step, () => run(step), log);
    const seconds = (performance.now() - start) / 1000;
    log(`== ${step.name}: ${outcome} in ${seconds.toFixed(1)} s`);
    results.set(step.name, {name: step.name, outcome, seconds});
    running.delete(step.name);
  };
  const hasFailed = (): boolean => [...results.values()].some(({outcome}) => outcome === 'failed');
  const waitsForNone = ({after}: Step): boolean => !steps.some(({name}) => name === after && !results.has(name));
  const next = (): Step | undefined =>
    steps.find((step) => !results.has(step.name) && !running.has(step.name) && waitsForNone(step));

  const fill = (): void => {
    for (let step = next(); step && running.size < atOnce && !hasFailed(); step = next()) {
      running.set(step.name, runOne(step));
    }
  };
  fill();
  while (running.size > 0) {
    await Promise.race(running.values());
    fill();
  }

  const all = steps.map(({name}): StepResult => results.get(name) ?? {name, outcome: 'not run', seconds: 0});
  const width = Math.max(...all.map((result) => result.name.length));
  log('');
  for (const {name, outcome, seconds} of all) {
    log(
      `${name.padEnd(width)}  ${outcome.padEnd(7)}  ${outcome === 'not run' ? '' : `${seconds.toFixed(1)} s`}`.trimEnd(),
    );
  }
  const count = (outcome: Outcome): number => all.filter((result) => result.outcome === outcome).length;
  log(`\n${count('passed')} passed, ${count('failed')} failed`);
  return all;
}
