import {parseArgs} from 'node:util';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {runMain, usageOf, UserError} from '../../scripts/lib/cli';

describe('usageOf', () => {
  it('gives what was read', () => {
    expect(usageOf('npm run x', () => 5)).toBe(5);
  });

  it.each([['--nope'], ['stray'], ['--port']])('turns %s into a sentence with the usage', (arg) => {
    const parse = (): unknown => parseArgs({args: [arg], options: {port: {type: 'string'}}});
    expect(() => usageOf('npm run x -- [--port N]', parse)).toThrow(UserError);
    expect(() => usageOf('npm run x -- [--port N]', parse)).toThrow(/[^.]\. Usage: npm run x -- \[--port N\]$/);
  });

  it('does not hide other errors', () => {
    const fault = new TypeError('fault');
    expect(() =>
      usageOf('npm run x', () => {
        throw fault;
      }),
    ).toThrow(fault);
  });
});

describe('runMain', () => {
  const exitCode = process.exitCode;

  afterEach(() => {
    process.exitCode = exitCode;
    vi.restoreAllMocks();
  });

  it('ends with the code that main gives', async () => {
    await runMain(() => Promise.resolve(4));
    expect(process.exitCode).toBe(4);
  });

  it('shows the sentence of a UserError and ends with its code', async () => {
    const shown = vi.spyOn(console, 'error').mockReturnValue();
    await runMain(() => Promise.reject(new UserError('Do this.', 6)));
    expect(shown).toHaveBeenCalledExactlyOnceWith('Do this.');
    expect(process.exitCode).toBe(6);
  });

  it('shows other errors whole', async () => {
    const shown = vi.spyOn(console, 'error').mockReturnValue();
    const fault = new TypeError('fault');
    await runMain(() => Promise.reject(fault));
    expect(shown).toHaveBeenCalledExactlyOnceWith(fault);
    expect(process.exitCode).toBe(1);
  });
});
