import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {runMain, usageOf, UserError} from '../../scripts/lib/cli';
import {root} from '../../scripts/lib/paths';

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

describe('a command that reads facts as it starts', () => {
  /** What it says of facts, and how it ends. */
  const started = (facts: string, next = 'console.log(a);\n') => {
    const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    mkdirSync(path.join(folder, 'src/facts'), {recursive: true});
    writeFileSync(path.join(folder, 'src/facts/a.ts'), facts);
    writeFileSync(path.join(folder, 'command.ts'), `import {a} from './src/facts/a';\n${next}`);
    const imports = ['tsx', './scripts/lib/faults.mjs'].flatMap((file) => ['--import', file]);
    const options = {cwd: root, encoding: 'utf8'} as const;
    const {status, stderr} = spawnSync(process.execPath, [...imports, path.join(folder, 'command.ts')], options);
    return {status, lines: stderr.trim().split('\n')};
  };

  it.each([
    ['no code', 'export const a = [;\n', 'Unexpected ";"'],
    ['a name that nothing has', '\nexport const a = nothing;\n', 'nothing is not defined'],
  ])('says where they have %s', (_, facts, said) => {
    const {status, lines} = started(facts);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`src/facts/a\\.ts:${facts.startsWith('\n') ? 2 : 1}: ${said}$`)),
      expect.stringContaining('npm run check'),
    ]);
  });

  it('shows the stack of its own faults', () => {
    const {status, lines} = started('export const a = 1;\n', "throw new Error('a fault');\n");
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/a fault$/);
    expect(lines.length).toBeGreaterThan(2);
  });
});
