import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const HOST = '127.0.0.1';

/** The folders of a built site: its pages, and the files for nginx. */
interface Site {
  build: string;
  deploy: string;
}

/** An nginx that serves the built site. */
export interface RunningNginx {
  /** Its address without a slash at the end: `http://127.0.0.1:3000`. */
  origin: string;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/**
 * The port of this machine that was asked for, or any free one for 0, for programs that cannot find one by themselves.
 * @throws Error if the port cannot be used
 */
export async function freePort(asked = 0): Promise<number> {
  const server = createServer().listen(asked, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`Port ${asked} cannot be used (${(error as Error).message}): give another with --port.`);
  });
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Writes the two shipped files of `deploy/` into a folder, changed so that nginx runs here: for this machine only, on a port.
 * All paths become relative to the folder, and the site is linked there: a path can hold characters that mean something
 * in the configuration, such as a space.
 */
function writeConfiguration(folder: string, port: number, {build, deploy}: Site): void {
  symlinkSync(build, path.join(folder, 'site'));
  const server = readFileSync(path.join(deploy, 'site.conf'), 'utf8')
    .replace('listen 8080;', `listen ${HOST}:${port};`)
    .replace('root /srv/site;', 'root site;');
  const main = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(' /tmp/', ' ')
    .replace('/etc/site/', '')
    // Few machines have the module for it.
    .replace('brotli_static on;', '')
    // A notice says when it has started.
    .replace('stderr warn;', 'stderr notice;');
  writeFileSync(path.join(folder, 'site.conf'), server);
  writeFileSync(path.join(folder, 'nginx.conf'), main);
}

/**
 * Serves `build/` with the installed nginx, by the files that are shipped for it, to this machine only.
 * @param port any free one where it is left out
 * @param siteDir folder of the site; the project where it is left out
 * @throws Error that says what is missing: nginx, the built site, a free port
 */
export async function startNginx({
  port: asked = 0,
  siteDir = root,
}: {port?: number; siteDir?: string} = {}): Promise<RunningNginx> {
  const site = {build: path.join(siteDir, 'build'), deploy: path.join(siteDir, 'deploy')};
  if (!hasNginx()) throw new Error('There is no nginx: install it (on Debian: sudo apt-get install nginx-light).');
  if (!existsSync(path.join(site.deploy, 'site.conf')) || !existsSync(site.build)) {
    throw new Error('There is no built site: run npm run build first.');
  }
  const port = await freePort(asked);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeConfiguration(folder, port, site);

  // One process, so that it may read whatever the user may: root's nginx would start others without rights.
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
      // Reported once it listens.
      if (line.includes('event method')) resolve();
      else if (!line.includes('[notice]')) console.error(line);
    });
    void ended.then(() => reject(new Error('nginx did not start: what it reports stands above.')));
  });
  return {
    origin: `http://${HOST}:${port}`,
    stop: async () => {
      nginx.kill();
      await ended;
    },
  };
}
