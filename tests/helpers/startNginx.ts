import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {vi} from 'vitest';
import {root} from '../../src/build/root';
import {freePort} from './serveBuild';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/**
 * Serves a built site on 127.0.0.1 with the installed nginx and the configuration in `deploy/`. Makes its paths relative, changes
 * its port, and leaves out brotli, which few machines have.
 */
export async function startNginx(
  buildFolder = path.join(root, 'build'),
): Promise<{origin: string; stop: () => Promise<void>}> {
  const address = `127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  symlinkSync(buildFolder, path.join(folder, 'site'));
  for (const file of ['nginx.conf', 'site.conf']) {
    const text = readFileSync(path.join(root, 'deploy', file), 'utf8')
      .replace('listen 8080;', `listen ${address};`)
      .replaceAll(/ \/(?:srv|tmp|etc\/site)\//g, ' ')
      .replace('brotli_static on;', '');
    writeFileSync(path.join(folder, file), text);
  }
  // One process with the user's own rights. Started as root, nginx would use workers that can't read the site.
  const args = ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'master_process off;'];
  const nginx = spawn('nginx', args, {stdio: ['ignore', 'ignore', 'inherit']});
  process.once('exit', () => nginx.kill());
  const origin = `http://${address}`;
  await vi.waitFor(() => fetch(origin), {timeout: 10_000});
  return {
    origin,
    stop: async () => {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, {recursive: true});
    },
  };
}
