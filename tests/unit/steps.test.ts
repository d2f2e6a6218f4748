import {describe, expect, it, vi} from 'vitest';
import {UserError} from '../../scripts/lib/cli';
import {runSteps, selectSteps, type Step} from '../../scripts/lib/steps';
import {deferred} from '../deferred';

function step(name: string, run: Step['run'] = () => Promise.resolve(0)) {
  return {name, title: `what ${name} does`, run: vi.fn(run)};
}

async function run(steps: Step[], atOnce = 1) {
  const lines: string[] = [];
  const results = await runSteps(
    steps,
    atOnce,
    (one) => one.run([]),
    (line) => lines.push(...line.split('\n')),
  );
  return {lines, results, outcomes: results.map((result) => result.outcome)};
}

describe('selectSteps', () => {
  const steps = [step('types'), step('unit'), step('browser')];
  const select = (...args: string[]) => {
    const {selected, extra} = selectSteps(steps, args);
    return {names: selected.map(({name}) => name), extra};
  };

  it('takes none by default', () => {
    expect(select()).toEqual({names: [], extra: []});
  });

  it('takes those named, in their own order, each once', () => {
    expect(select('--only', 'unit', '--only=types', '--only', 'unit').names).toEqual(['types', 'unit']);
  });

  it('keeps what follows -- for the only step', () => {
    expect(select('--only', 'unit', '--', '-t', 'port', '--', '--only')).toEqual({
      names: ['unit'],
      extra: ['-t', 'port', '--', '--only'],
    });
  });

  it.each([
    [['--only', 'nope'], 'There is no step "nope": the steps are types, unit, browser.'],
    [['--only', 'unit', '--only', 'constructor'], 'There is no step "constructor"'],
    [['unit'], '"unit" is not understood. Usage: npm test'],
    [['--nope'], "Unknown option '--nope'"],
    [['--only'], 'Usage: npm test'],
    [['--', '-t', 'x'], 'choose it, as in npm test -- --only unit -- -t'],
    [['--only', 'unit', '--only', 'types', '--', 'x'], 'go to one step'],
  ])('refuses %j', (args, message) => {
    expect(() => select(...args)).toThrow(UserError);
    expect(() => select(...args)).toThrow(message);
  });
});

describe('runSteps', () => {
  it('runs one after the other in order, and ends with the count alone', async () => {
    const order: string[] = [];
    const steps = ['a', 'b'].map((name) =>
      step(name, () => {
        order.push(name);
        return Promise.resolve(0);
      }),
    );
    const {lines, outcomes} = await run(steps);
    expect(order).toEqual(['a', 'b']);
    expect(outcomes).toEqual(['passed', 'passed']);
    expect(lines).toContain('== a: what a does');
    expect(lines).toContainEqual(expect.stringMatching(/^b {2}passed {3}\d+\.\d s$/));
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
  });

  it('runs as many side by side as it is told, the first that need not wait for another', async () => {
    const ended: string[] = [];
    const {promise, resolve} = deferred();
    const end = (name: string) => {
      ended.push(name);
      return 0;
    };
    // Each waits for the other, so that one after another would never end.
    const first = step('first', () => promise.then(() => end('first')));
    const waiting = {...step('waiting', () => Promise.resolve(end('waiting'))), after: 'first'};
    const second = step('second', () => {
      resolve();
      return Promise.resolve(end('second'));
    });
    await run([waiting, first, second], 2);
    expect(ended).toEqual(['second', 'first', 'waiting']);
  });

  it('does not wait for a step that is not among those to run', async () => {
    expect((await run([{...step('waiting'), after: 'build'}])).outcomes).toEqual(['passed']);
  });

  it('lets what runs beside a failure end, and begins nothing else', async () => {
    const {promise, resolve} = deferred();
    const bad = step('bad', () => {
      resolve();
      return Promise.resolve(1);
    });
    const beside = step('beside', () => promise.then(() => 0));
    const later = step('later');
    const waiting = {...step('waiting'), after: 'later'};
    const {outcomes} = await run([bad, beside, later, waiting], 2);
    expect(outcomes).toEqual(['failed', 'passed', 'not run', 'not run']);
    expect(later.run).not.toHaveBeenCalled();
    expect(waiting.run).not.toHaveBeenCalled();
  });

  it('stops at the first that fails, naming it and how to run only it', async () => {
    const after = step('after');
    const {lines, outcomes} = await run([step('first'), step('bad', () => Promise.resolve(2)), after]);
    expect(after.run).not.toHaveBeenCalled();
    expect(outcomes).toEqual(['passed', 'failed', 'not run']);
    expect(lines).toContain('Step bad failed with exit code 2. To run only it: npm test -- --only bad');
    expect(lines).toContain('after  not run');
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });

  it.each([
    ['the sentence of a UserError', new UserError('Install it.'), /^Install it\.$/],
    ['the stack of a fault', new TypeError('fault'), /^TypeError: fault$/],
  ])('counts a step that throws as failed and shows %s', async (_, error, shown) => {
    const {lines, outcomes} = await run([step('bad', () => Promise.reject(error))]);
    expect(outcomes).toEqual(['failed']);
    expect(lines).toContainEqual(expect.stringMatching(shown));
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});
