import {once} from 'node:events';
import {createServer, type Server} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {freePort, listenOn} from '../../scripts/lib/port';

const servers: Server[] = [];
const log = vi.spyOn(console, 'log').mockReturnValue();

/** Listens as the commands do, until the end of the test. */
function listen(asked: string | undefined, usual = 3000): Promise<number> {
  const server = createServer();
  servers.push(server);
  return listenOn(server, asked, usual);
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    }),
  );
  log.mockClear();
});

describe('listenOn', () => {
  it('takes the usual port, or the one that was asked for, and says nothing', async () => {
    const [usual, asked] = [await freePort(), await freePort()];
    expect(await listen(undefined, usual)).toBe(usual);
    expect(await listen(String(asked))).toBe(asked);
    expect(await listen('0')).toBeGreaterThan(0);
    expect(log).not.toHaveBeenCalled();
  });

  it('goes on to a free one, in one sentence, when the usual one is taken', async () => {
    const usual = await listen('0');
    const port = await listen(undefined, usual);
    expect(port).toBeGreaterThan(usual);
    expect(log.mock.calls).toEqual([[`Port ${usual} is taken, so port ${port} is used instead.`]]);
  });

  it('refuses one that was asked for and is taken', async () => {
    const taken = await listen('0');
    await expect(listen(String(taken))).rejects.toThrow(
      new RegExp(`^Port ${taken} cannot be used \\(.*in use.*\\): give another by --port\\.$`),
    );
  });

  it.each(['65536', '-1', '3000.5', 'abc'])('refuses %j, which is none', async (text) => {
    await expect(listen(text)).rejects.toThrow(`Port ${text} cannot be used`);
  });
});
