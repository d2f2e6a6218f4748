import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {vi} from 'vitest';

/** A port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Serves the built site as `npm run serve` does.
 * @returns its address, without a slash at the end, and what stops it
 */
export async function serveBuild(): Promise<{site: string; stop: () => void}> {
  const port = await freePort();
  const command = `node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --host 127.0.0.1 --port ${port}`;
  const server = spawn(process.execPath, command.split(' '), {cwd: path.join(import.meta.dirname, '..')});
  process.once('exit', () => server.kill());
  const site = `http://127.0.0.1:${port}`;
  const {ok} = await vi.waitFor(() => fetch(site), {timeout: 60_000});
  if (!ok) throw new Error('There is no site in build/: run npm run build first.');
  return {site, stop: () => server.kill()};
}
