import {spawn} from 'node:child_process';
import {vi} from 'vitest';
import {freePort} from '../scripts/nginx';
import {root} from './root';

/**
 * Serves a built site as `npm run serve` does.
 * @param siteDir folder of the site; the project by default
 * @returns its address, without a slash at the end, and what stops it
 */
export async function serveBuild(siteDir = root): Promise<{site: string; stop: () => void}> {
  const port = await freePort();
  const command = `node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --host 127.0.0.1 --port ${port}`;
  const server = spawn(process.execPath, command.split(' '), {cwd: siteDir});
  process.once('exit', () => server.kill());
  const site = `http://127.0.0.1:${port}`;
  const {ok} = await vi.waitFor(() => fetch(site), {timeout: 60_000});
  if (!ok) throw new Error('There is no site in build/: run npm run build first.');
  return {site, stop: () => server.kill()};
}
