import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {vi} from 'vitest';
import {root} from '../../src/build/root';

/** Finds a free port, for programs that can't choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves a built site like `npm run serve`. */
export async function serveBuild(siteDir = root): Promise<{origin: string; stop: () => void}> {
  const port = await freePort();
  const command = `node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --host 127.0.0.1 --port ${port}`;
  const server = spawn(process.execPath, command.split(' '), {cwd: siteDir});
  process.once('exit', () => server.kill());
  const origin = `http://127.0.0.1:${port}`;
  const {ok} = await vi.waitFor(() => fetch(origin), {timeout: 60_000});
  if (!ok) throw new Error('there is no build/; run npm run build first');
  return {origin, stop: () => server.kill()};
}
