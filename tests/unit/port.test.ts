import {createServer, type Server} from 'node:net';
import {clearLockedPorts} from 'get-port';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {choosePort, parsePort, takePort} from '../../scripts/lib/port';

const servers: Server[] = [];

/** Holds a port the system picks and gives its number. */
function hold(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}

// get-port gives no port twice within some seconds, which here would look like a taken one.
beforeEach(clearLockedPorts);

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

describe('parsePort', () => {
  it.each(['1024', '3000', '65535'])('%s is a port', (text) => {
    expect(parsePort(text, '--port')).toBe(Number(text));
  });

  it.each(['', '0', '80', '1023', '65536', '-1', '3000.5', '3e3', '0x1000', ' 3000', 'abc', 'NaN'])(
    '%j is none, and the message names it and where it was given',
    (text) => {
      expect(() => parsePort(text, 'E2E_PORT')).toThrow(`E2E_PORT is "${text}"`);
    },
  );
});

describe('takePort', () => {
  it.each([
    [[], undefined, []],
    [['--no-open'], undefined, ['--no-open']],
    [['--port', '4000'], '4000', []],
    [['--no-open', '--port', '4000', '--poll', '500'], '4000', ['--no-open', '--poll', '500']],
    [['--port=4000', '--config', 'x.ts'], '4000', ['--config', 'x.ts']],
    [['-p', '4000', '--hot-only'], '4000', ['--hot-only']],
    [['-p4000'], '4000', []],
    [['--port', '4000', '--port', '5000'], '5000', []],
    [['--no-open', '--port'], '', ['--no-open']],
  ])('%j', (args, port, rest) => {
    expect(takePort(args)).toEqual({port, rest});
  });
});

describe('choosePort', () => {
  it('uses the preferred port when it is free, and says nothing', async () => {
    const port = await hold('127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const log = vi.fn();
    expect(await choosePort({asked: undefined, preferred: port, command: 'npm run serve', log})).toBe(port);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['127.0.0.1', '0.0.0.0'])('goes on to the next free one, in one sentence, when %s holds it', async (host) => {
    const port = await hold(host);
    const log = vi.fn();
    const chosen = await choosePort({asked: undefined, preferred: port, command: 'npm run serve', log});
    expect(chosen).toBeGreaterThan(port);
    expect(log).toHaveBeenCalledExactlyOnceWith(`Port ${port} is taken, so port ${chosen} is used instead.`);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('refuses a port asked for that %s holds, with a ready command', async (host) => {
    const port = await hold(host);
    const choice = choosePort({asked: String(port), preferred: 3000, command: 'npm run serve'});
    await expect(choice).rejects.toThrow(
      new RegExp(`^Port ${port} is taken; port (\\d+) is free: npm run serve -- --port \\1$`),
    );
  });

  it('uses a port asked for when it is free', async () => {
    const port = await hold('127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await choosePort({asked: String(port), preferred: 3000, command: 'npm run serve'})).toBe(port);
  });

  it('copes with the highest port', async () => {
    const log = vi.fn();
    const chosen = await choosePort({asked: undefined, preferred: 65_535, command: 'npm run serve', log});
    expect(chosen === 65_535).toBe(log.mock.calls.length === 0);
  });
});
