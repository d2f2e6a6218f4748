import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {describe, expect, it} from 'vitest';
import {runChild} from '../../scripts/lib/child.mjs';

const node = (code: string, options: Parameters<typeof runChild>[2] = {}): Promise<number> =>
  runChild(process.execPath, ['-e', code], {quiet: true, ...options});

describe('runChild', () => {
  it('gives the exit code', async () => {
    expect(await node('process.exit(Number(process.env.ANSWER))', {env: {...process.env, ANSWER: '42'}})).toBe(42);
  });

  it('rejects when there is no such program', async () => {
    await expect(runChild('no-such-program-anywhere', [])).rejects.toMatchObject({code: 'ENOENT'});
  });

  it.skipIf(process.platform === 'win32')('counts a signal as shells do, and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM');
    expect(await node('process.kill(process.pid, "SIGKILL")')).toBe(137);
    expect(await node('setTimeout(() => {}, 60_000)', {timeout: 300})).toBe(143);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it.skipIf(process.platform === 'win32')('hands on a signal and waits for the child to finish', async () => {
    const grandchild = `process.on('SIGTERM', () => setTimeout(() => process.exit(9), 200));
      console.log('ready'); setInterval(() => {}, 1000);`;
    const parent = `import {runChild} from './scripts/lib/child.mjs';
      process.exitCode = await runChild(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([9, null]);
  });
});
