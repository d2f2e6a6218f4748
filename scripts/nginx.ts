import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const HOST = '127.0.0.1';

interface Site {
  build: string;
  deploy: string;
}

export interface RunningNginx {
  /** `http://127.0.0.1:3000` */
  origin: string;
  stop: () => Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Checks that a port is free, or finds a free one for 0. Programs such as nginx can't choose one themselves.
 * @throws Error if the port can't be used
 */
export async function freePort(asked = 0): Promise<number> {
  const server = createServer().listen(asked, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`Port ${asked} can't be used (${(error as Error).message}). Choose another with --port.`);
  });
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Copies the two configuration files of `deploy/` into a folder, with local changes: nginx listens on 127.0.0.1, and all paths are
 * relative to the folder, which has a link to the site. An absolute path could contain characters that mean something in the
 * configuration, such as a space.
 */
function writeConfiguration(folder: string, port: number, {build, deploy}: Site): void {
  symlinkSync(build, path.join(folder, 'site'));
  const server = readFileSync(path.join(deploy, 'site.conf'), 'utf8')
    .replace('listen 8080;', `listen ${HOST}:${port};`)
    .replace('root /srv/site;', 'root site;');
  const main = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(' /tmp/', ' ')
    .replace('/etc/site/', '')
    // Few machines have the brotli module.
    .replace('brotli_static on;', '')
    // `startNginx` waits for a notice.
    .replace('stderr warn;', 'stderr notice;');
  writeFileSync(path.join(folder, 'site.conf'), server);
  writeFileSync(path.join(folder, 'nginx.conf'), main);
}

/**
 * Serves `build/` on 127.0.0.1 with the installed nginx and the configuration in `deploy/`.
 * @param port any free one by default
 * @throws Error if nginx or the build is missing, the port can't be used, or nginx doesn't start
 */
export async function startNginx({
  port: asked = 0,
  siteDir = root,
}: {port?: number; siteDir?: string} = {}): Promise<RunningNginx> {
  const site = {build: path.join(siteDir, 'build'), deploy: path.join(siteDir, 'deploy')};
  if (!hasNginx()) throw new Error('nginx not found. Install it (on Debian: sudo apt-get install nginx-light).');
  if (!existsSync(path.join(site.deploy, 'site.conf')) || !existsSync(site.build)) {
    throw new Error('No built site. Run npm run build first.');
  }
  const port = await freePort(asked);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeConfiguration(folder, port, site);

  // One process with the user's own rights. Started as root, nginx would use workers that can't read the site.
  const args = ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'master_process off;'];
  const nginx = spawn('nginx', args, {stdio: ['ignore', 'ignore', 'pipe']});
  const kill = (): void => void nginx.kill();
  process.once('exit', kill);
  const ended = once(nginx, 'exit').then(() => {
    process.off('exit', kill);
    rmSync(folder, {recursive: true});
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({input: nginx.stderr}).on('line', (line) => {
      // nginx logs this once it listens.
      if (line.includes('event method')) resolve();
      else if (!line.includes('[notice]')) console.error(line);
    });
    void ended.then(() => reject(new Error('nginx did not start; see its messages above.')));
  });
  return {
    origin: `http://${HOST}:${port}`,
    stop: async () => {
      nginx.kill();
      await ended;
    },
  };
}
